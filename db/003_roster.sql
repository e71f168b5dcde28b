-- Version 3: the people of the club. A person's record says where they take money, an alias that one
-- name is another person's (a new name, or the same person written in two ways), a retirement that
-- somebody is not offered any longer, and an erasure that a name must not come back.
-- Their parent is one fixed id, that of the roster itself.
INSERT INTO kind VALUES ('person'), ('alias'), ('retired'), ('erased');
