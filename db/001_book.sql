-- The book, version 1. Facts are only ever added: each installation (origin) keeps a log of numbered
-- records, chained by SHA-256, and two books merge by taking over the records that they lack.
-- What the facts mean in points is stored beside them, as postings from one player to another.

-- Installations whose records are here.
CREATE TABLE origin (
  origin INTEGER PRIMARY KEY,
  uuid   BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16)
) STRICT;

-- The origin that this file writes under. Empty in a backup: whoever writes there first becomes a
-- new origin, so that a copy and its original never continue the same log.
CREATE TABLE self (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  origin INTEGER NOT NULL REFERENCES origin
) STRICT;

CREATE TABLE kind (kind TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO kind VALUES ('evening'), ('session'), ('entry'), ('void');

-- One fact. `parent` ties a session to its evening, and entries and voids to their session. The body
-- is the JSON of the evening file. `clock` is a logical clock among the records of one parent;
-- clock, origin, number and hash together give the order of a session in every book alike.
CREATE TABLE record (
  seq      INTEGER PRIMARY KEY,                      -- order of arrival in this file
  origin   INTEGER NOT NULL REFERENCES origin,
  number   INTEGER NOT NULL CHECK (number > 0),      -- in the log of its origin
  clock    INTEGER NOT NULL CHECK (clock > 0),
  kind     TEXT    NOT NULL REFERENCES kind,
  id       BLOB    NOT NULL CHECK (length(id) = 16), -- also the key that makes a save idempotent
  parent   BLOB    CHECK (length(parent) = 16),
  body     TEXT    NOT NULL,
  previous BLOB    NOT NULL CHECK (length(previous) = 32),
  hash     BLOB    NOT NULL CHECK (length(hash) = 32),
  CHECK ((parent IS NULL) = (kind = 'evening'))
) STRICT;
CREATE INDEX record_by_id ON record (id);
CREATE INDEX record_by_parent ON record (parent, clock);
CREATE INDEX record_by_origin ON record (origin, number);
CREATE INDEX record_headers ON record (kind, id) WHERE kind IN ('evening', 'session');

CREATE TABLE player (
  player INTEGER PRIMARY KEY,
  name   TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

-- Points, in thousandths, that one player pays another. A row cannot be out of balance, so neither
-- can the book. When a record changes what earlier entries mean (a void, a merge), the difference
-- is posted; the postings of an entry always sum to what the entry means now.
CREATE TABLE posting (
  posting INTEGER PRIMARY KEY,
  cause   INTEGER NOT NULL REFERENCES record,  -- the record that made the points move
  entry   INTEGER NOT NULL REFERENCES record,  -- the entry that they belong to
  session INTEGER NOT NULL REFERENCES record,  -- the header of its session
  payer   INTEGER NOT NULL REFERENCES player,
  payee   INTEGER NOT NULL REFERENCES player CHECK (payee <> payer),
  points  INTEGER NOT NULL CHECK (points > 0)
) STRICT;
CREATE INDEX posting_by_session ON posting (session);

CREATE TRIGGER record_is_not_changed BEFORE UPDATE ON record
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER record_is_not_deleted BEFORE DELETE ON record
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER posting_is_not_changed BEFORE UPDATE ON posting
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER posting_is_not_deleted BEFORE DELETE ON posting
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER origin_is_not_changed BEFORE UPDATE ON origin
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER origin_is_not_deleted BEFORE DELETE ON origin
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
-- REPLACE would delete without asking the triggers above.
CREATE TRIGGER record_is_not_replaced BEFORE INSERT ON record
  WHEN EXISTS (SELECT 1 FROM record WHERE seq = NEW.seq)
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER posting_is_not_replaced BEFORE INSERT ON posting
  WHEN EXISTS (SELECT 1 FROM posting WHERE posting = NEW.posting)
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER origin_is_not_replaced BEFORE INSERT ON origin
  WHEN EXISTS (SELECT 1 FROM origin WHERE origin = NEW.origin OR uuid = NEW.uuid)
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;

-- What every player has in every session. Each session sums to zero.
CREATE VIEW balance (session, player, points) AS
  SELECT session, player, SUM(points) FROM (
    SELECT session, payee AS player, points FROM posting
    UNION ALL
    SELECT session, payer, -points FROM posting)
  GROUP BY session, player;
