-- Version 2: what a table does beside entering deals. A correction is an entry that takes the place of
-- another one; the other kinds move no points. Parents: correction, end and resume have a session,
-- payment, payment-void and initials have an evening.
INSERT INTO kind VALUES ('correction'), ('end'), ('resume'), ('payment'), ('payment-void'), ('initials');
