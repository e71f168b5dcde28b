-- The book, version 0.2. Records are only ever added: each installation (origin) keeps a log of
-- numbered records, chained by SHA-256 and signed at its end, and two books merge by taking over
-- the records that they lack. What is personal stands beside the records, so that it can be
-- forgotten. What the records mean in points is stored beside them, as postings from one player to
-- another.
--
-- From a CREATE to its semicolon no letter may be changed, in a comment neither: every book has
-- these lines in it, and is known by them.

-- Installations whose records are here; the uuid follows from the public key.
CREATE TABLE origin (
  origin INTEGER PRIMARY KEY,
  uuid   BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  key    BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;

-- The origin that this file writes under; its secret key is in a file of its own. Empty in a
-- backup: whoever writes there first becomes a new origin, so that no copy continues the same log.
CREATE TABLE self (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  origin INTEGER NOT NULL REFERENCES origin
) STRICT;

-- What records hang below: evenings, sessions, the roster and the purse.
CREATE TABLE place (
  place INTEGER PRIMARY KEY,
  id    BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
) STRICT;

-- One record. `kind` is that of include/kattegat/journal/records/record.hpp. `clock` is a logical
-- clock among the records of one place; clock, origin, number and hash give their order in every
-- book alike.
CREATE TABLE record (
  record   INTEGER PRIMARY KEY,                        -- order of arrival in this file
  origin   INTEGER NOT NULL REFERENCES origin,
  number   INTEGER NOT NULL CHECK (number > 0),        -- in the log of its origin
  clock    INTEGER NOT NULL CHECK (clock > 0),
  kind     INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 15),
  id       BLOB    NOT NULL CHECK (length(id) = 16),
  place    INTEGER NOT NULL REFERENCES place,
  body     TEXT    NOT NULL,
  words    BLOB    CHECK (length(words) = 32),         -- a commitment to what stands in `words`
  previous INTEGER CHECK (previous < record),          -- the record before it in its log
  hash     BLOB    NOT NULL CHECK (length(hash) = 32),
  CHECK ((previous IS NULL) = (number = 1))
) STRICT;
CREATE INDEX record_by_id ON record (id);
CREATE INDEX record_by_place ON record (place, clock);
CREATE INDEX record_by_origin ON record (origin, number);
CREATE INDEX record_headers ON record (kind) WHERE kind <= 3;  -- evening, session, player

-- Names, numbers and free texts. A row that is gone has been forgotten.
CREATE TABLE words (
  record INTEGER PRIMARY KEY REFERENCES record,
  salt   BLOB NOT NULL CHECK (length(salt) = 16),
  text   TEXT NOT NULL
) STRICT;

-- Where logs end; one that was continued in two places has two ends.
CREATE TABLE log_end (
  record    INTEGER PRIMARY KEY REFERENCES record,
  signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;

-- Points, in thousandths, that one player of a session pays another; both by their numbers among
-- its sitters. A row cannot be out of balance, so neither can the book. When a record changes what
-- an entry means (a void, a merge), the difference is posted; the postings of an entry always sum
-- to what the entry means now.
CREATE TABLE posting (
  session INTEGER NOT NULL REFERENCES place,
  entry   INTEGER NOT NULL REFERENCES record,
  cause   INTEGER NOT NULL,                            -- the record that made the points move
  payer   INTEGER NOT NULL CHECK (payer BETWEEN 0 AND 16),
  payee   INTEGER NOT NULL CHECK (payee BETWEEN 0 AND 16 AND payee <> payer),
  points  INTEGER NOT NULL CHECK (points > 0),
  PRIMARY KEY (session, entry, cause, payer, payee)
) STRICT, WITHOUT ROWID;

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
  WHEN EXISTS (SELECT 1 FROM record WHERE record = NEW.record)
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER posting_is_not_replaced BEFORE INSERT ON posting
  WHEN EXISTS (SELECT 1 FROM posting WHERE session = NEW.session AND entry = NEW.entry
               AND cause = NEW.cause AND payer = NEW.payer AND payee = NEW.payee)
  BEGIN SELECT RAISE(ABORT, 'the book is append-only'); END;
CREATE TRIGGER words_are_not_changed BEFORE UPDATE ON words
  BEGIN SELECT RAISE(ABORT, 'words are forgotten, never changed'); END;

-- What every sitter has in every session. Each session sums to zero.
CREATE VIEW balance (session, player, points) AS
  SELECT session, player, SUM(points) FROM (
    SELECT session, payee AS player, points FROM posting
    UNION ALL
    SELECT session, payer, -points FROM posting)
  GROUP BY session, player;
