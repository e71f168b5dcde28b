// A file system for Emscripten over the browser's own, in a worker. There, opening a file takes its
// time, but reading, writing and flushing an open one do not: so a pool of files is opened before
// the program starts. Each begins with a page that says which path it stands for; renaming and
// removing write that page. fsync is the flush of the file below. Folders are those that the paths
// name. One worker at a time has the pool.
mergeInto(LibraryManager.library, {
  $OpfsFiles__deps: ['$FS', '$MEMFS'],
  $OpfsFiles__postset: 'Module["OpfsFiles"] = OpfsFiles;',
  $OpfsFiles: {
    page: 4096, mark: 0x4b415446, longest: 2048,
    free: [], used: [], folder: null, growing: null, is_full: false,
    made: 0, flushes: 0, flushed: 0,

    // ---- The page at the beginning of each file ----
    // A new one is on the disk with the file's first flush. Renaming and removing wait for it.
    sum: function (bytes) {  // FNV-1a, 32 bits
      let sum = 0x811c9dc5;
      for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
      return sum >>> 0;
    },
    write_head: function (slot, path) {
      const head = new Uint8Array(OpfsFiles.page), view = new DataView(head.buffer);
      const name = new TextEncoder().encode(path);
      if (name.length > OpfsFiles.longest) throw new FS.ErrnoError({{{ cDefine('ENAMETOOLONG') }}});
      view.setUint32(0, OpfsFiles.mark);
      view.setFloat64(8, ++OpfsFiles.made);  // of two files of one name, the newer one counts
      view.setUint32(16, name.length);
      head.set(name, 20);
      view.setUint32(4, OpfsFiles.sum(head.subarray(8, 20 + name.length)));
      OpfsFiles.guarded(function () {
        if (slot.handle.write(head, {at: 0}) < head.length)
          throw new DOMException('', 'QuotaExceededError');
      });
      slot.path = path;
    },
    read_head: function (slot) {
      const head = new Uint8Array(OpfsFiles.page), view = new DataView(head.buffer);
      slot.path = '';
      slot.age = 0;
      if (slot.handle.read(head, {at: 0}) < head.length) return;
      if (view.getUint32(0) != OpfsFiles.mark) return;
      const length = view.getUint32(16);
      if (length > OpfsFiles.longest) return;
      if (view.getUint32(4) != OpfsFiles.sum(head.subarray(8, 20 + length))) return;
      slot.path = new TextDecoder().decode(head.subarray(20, 20 + length));
      slot.age = view.getFloat64(8);
      OpfsFiles.made = Math.max(OpfsFiles.made, slot.age);
    },

    // ---- The pool ----
    // The tab before us may still be closing: its handles go a moment after its lock.
    access: async function (file) {
      for (let tries = 0; ; ++tries) {
        try {
          return await file.createSyncAccessHandle();
        } catch (fault) {
          if (fault.name != 'NoModificationAllowedError' || tries == 200) throw fault;
          await new Promise(function (done) { setTimeout(done, 25); });
        }
      }
    },
    // What a killed program was just making, under a name that whole_file.cpp gives.
    is_left_over: function (path) {
      return /\.new-\d+-[a-z2-7]{16}(-wal|-shm|-journal|-key)?$/.test(path);
    },
    // The folder of this name; a new one where there is none, or null where none can be made.
    folder_in: async function (place, name) {
      try {
        return await place.getDirectoryHandle(name);
      } catch (fault) {
        if (fault.name != 'NotFoundError') throw fault;
      }
      try {
        return await place.getDirectoryHandle(name, {create: true});
      } catch (fault) {
        console.warn(String(fault));
        return null;
      }
    },
    // False where nothing lies, and nothing can be made. It throws where something cannot be
    // opened.
    open: async function (place, name, spare) {
      OpfsFiles.folder = await OpfsFiles.folder_in(place, name);
      if (!OpfsFiles.folder) return false;
      const files = [];
      for await (const entry of OpfsFiles.folder.values())
        if (entry.kind == 'file') files.push(entry);
      const slots = await Promise.all(files.map(async function (file) {
        return {handle: await OpfsFiles.access(file), path: '', age: 0};
      }));
      slots.forEach(OpfsFiles.read_head);
      slots.sort(function (a, b) { return b.age - a.age; });
      const seen = new Set();
      slots.forEach(function (slot) {
        const counts = slot.path && !seen.has(slot.path) && !OpfsFiles.is_left_over(slot.path);
        if (counts) {
          seen.add(slot.path);
          OpfsFiles.used.push(slot);
          return;
        }
        OpfsFiles.let_go(slot);
      });
      try {
        await OpfsFiles.grow(spare);
      } catch (fault) {  // the book is there, and can be read
        console.warn(String(fault));
        return OpfsFiles.is_full || files.length > 0;
      }
      return true;
    },
    grow: async function (spare) {
      const wanted = [];
      for (let i = OpfsFiles.free.length; i < spare; ++i) wanted.push((async function () {
        const file = await OpfsFiles.folder.getFileHandle(crypto.randomUUID(), {create: true});
        OpfsFiles.free.push({handle: await OpfsFiles.access(file), path: '', age: 0});
      })());
      try {
        await Promise.all(wanted);
        OpfsFiles.is_full = false;
      } catch (fault) {
        OpfsFiles.is_full = fault.name == 'QuotaExceededError';
        throw fault;
      }
    },
    // Once at a time: each would make all that are wanting.
    grow_in_time: function () {
      if (OpfsFiles.free.length >= 8 || OpfsFiles.growing) return;
      OpfsFiles.growing = OpfsFiles.grow(16).catch(console.error)
        .then(function () { OpfsFiles.growing = null; });
    },
    release: function (slot) {
      if (slot.path || slot.handle.getSize() > OpfsFiles.page) {
        OpfsFiles.write_head(slot, '');
        try {
          slot.handle.truncate(OpfsFiles.page);
        } catch (fault) {  // it is gone, but what it held must not be another file's
          return console.warn(String(fault));
        }
      }
      OpfsFiles.free.push(slot);
    },
    // What no path leads to any longer.
    let_go: function (slot) {
      try {
        OpfsFiles.release(slot);
      } catch (fault) {  // it cannot be used again yet, for want of room
        console.warn(String(fault));
      }
    },
    // What the browser throws, as an errno: a full disk must be said, not end the program.
    guarded: function (work) {
      try {
        return work();
      } catch (fault) {
        if (fault instanceof FS.ErrnoError) throw fault;
        const full = fault.name == 'QuotaExceededError';
        throw new FS.ErrnoError(full ? {{{ cDefine('ENOSPC') }}} : {{{ cDefine('EIO') }}});
      }
    },
    size: function (node) { return Math.max(0, node.slot.handle.getSize() - OpfsFiles.page); },

    // ---- What Emscripten asks for ----
    path_of: function (parent, name) {
      let path = name;
      for (; parent && parent.mount.root !== parent; parent = parent.parent)
        path = parent.name + '/' + path;
      return path;
    },
    mount: function (mount) {
      const root = OpfsFiles.node(null, '/', {{{ cDefine('S_IFDIR') }}} | 511, 0);
      root.mount = mount;
      OpfsFiles.used.forEach(function (slot) {
        let parent = root;
        slot.path.split('/').forEach(function (name, i, all) {
          const folder = i + 1 < all.length;
          const mode = folder ? {{{ cDefine('S_IFDIR') }}} | 448 : {{{ cDefine('S_IFREG') }}} | 384;
          const node = (folder && parent.contents[name]) || OpfsFiles.node(parent, name, mode, 0);
          node.mount = mount;
          if (!folder) node.slot = slot;
          parent = node;
        });
      });
      OpfsFiles.used = [];
      return root;
    },
    node: function (parent, name, mode, device) {
      const node = FS.createNode(parent, name, mode, device);
      node.node_ops = OpfsFiles.of_nodes;
      node.stream_ops = OpfsFiles.of_streams;
      if (FS.isDir(mode)) node.contents = {};
      node.timestamp = Date.now();
      if (parent) parent.contents[name] = node;
      return node;
    },
    of_nodes: {
      getattr: function (node) {
        const attr = MEMFS.node_ops.getattr(Object.assign(Object.create(node), {usedBytes: 0}));
        if (node.slot) attr.size = OpfsFiles.size(node);
        attr.blocks = Math.ceil(attr.size / attr.blksize);
        return attr;
      },
      setattr: function (node, attr) {
        if (attr.mode !== undefined) node.mode = attr.mode;
        if (attr.timestamp !== undefined) node.timestamp = attr.timestamp;
        if (attr.size === undefined || !node.slot) return;
        OpfsFiles.guarded(function () { node.slot.handle.truncate(OpfsFiles.page + attr.size); });
      },
      lookup: function () { throw FS.genericErrors[{{{ cDefine('ENOENT') }}}]; },
      mknod: function (parent, name, mode, device) {
        const slot = FS.isFile(mode) ? OpfsFiles.free.pop() : null;
        OpfsFiles.grow_in_time();
        if (FS.isFile(mode) && !slot) {
          const full = OpfsFiles.is_full;
          throw new FS.ErrnoError(full ? {{{ cDefine('ENOSPC') }}} : {{{ cDefine('ENFILE') }}});
        }
        if (slot) {
          try {
            OpfsFiles.write_head(slot, OpfsFiles.path_of(parent, name));
          } catch (fault) {
            OpfsFiles.free.push(slot);
            throw fault;
          }
        }
        const node = OpfsFiles.node(parent, name, mode, device);
        node.slot = slot;
        return node;
      },
      rename: function (node, to, name) {
        const over = to.contents[name];
        if (FS.isDir(node.mode)) throw new FS.ErrnoError({{{ cDefine('EPERM') }}});
        // The newer name counts, should everything end here.
        OpfsFiles.write_head(node.slot, OpfsFiles.path_of(to, name));
        OpfsFiles.guarded(function () { node.slot.handle.flush(); });
        delete node.parent.contents[node.name];
        node.name = name;
        node.parent = to;
        to.contents[name] = node;
        if (!over || over === node) return;
        const slot = over.slot;
        FS.hashRemoveNode(over);
        over.slot = null;
        OpfsFiles.let_go(slot);
      },
      unlink: function (parent, name) {
        const node = parent.contents[name], slot = node && node.slot;
        if (slot) OpfsFiles.release(slot);
        delete parent.contents[name];
        if (!slot) return;
        node.slot = null;
        OpfsFiles.guarded(function () { slot.handle.flush(); });
      },
      rmdir: function (parent, name) { delete parent.contents[name]; },
      readdir: function (node) { return ['.', '..'].concat(Object.keys(node.contents)); },
      symlink: function () { throw new FS.ErrnoError({{{ cDefine('EPERM') }}}); },
    },
    of_streams: {
      llseek: function (stream, offset, whence) {
        if (whence === 1) offset += stream.position;
        else if (whence === 2) offset += stream.node.slot ? OpfsFiles.size(stream.node) : 0;
        if (offset < 0) throw new FS.ErrnoError({{{ cDefine('EINVAL') }}});
        return offset;
      },
      read: function (stream, buffer, offset, length, position) {
        if (!stream.node.slot) throw new FS.ErrnoError({{{ cDefine('EIO') }}});
        const into = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
        return OpfsFiles.guarded(function () {
          return stream.node.slot.handle.read(into, {at: OpfsFiles.page + position});
        });
      },
      write: function (stream, buffer, offset, length, position) {
        if (!stream.node.slot) throw new FS.ErrnoError({{{ cDefine('EIO') }}});
        const from = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
        const count = OpfsFiles.guarded(function () {
          return stream.node.slot.handle.write(from, {at: OpfsFiles.page + position});
        });
        if (count == 0 && length > 0) throw new FS.ErrnoError({{{ cDefine('ENOSPC') }}});
        stream.node.timestamp = Date.now();
        return count;
      },
      fsync: function (stream) {
        if (!stream.node.slot) return 0;
        try {
          stream.node.slot.handle.flush();
        } catch (fault) {
          return -{{{ cDefine('EIO') }}};
        }
        ++OpfsFiles.flushes;
        OpfsFiles.flushed = performance.now();
        return 0;
      },
    },
  },
  kattegat_use_files__deps: ['$OpfsFiles'],
  kattegat_use_files: function () {},  // what nobody calls is left out
});
