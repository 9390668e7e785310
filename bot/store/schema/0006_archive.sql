-- Why: finished games are found again by server, channel and person, the latest first, however many there
-- are; and the commitment that a lobby showed is kept beside the seed, so that a seed that was exchanged
-- is noticed. Of tables from before it is unknown.

ALTER TABLE tables ADD COLUMN sealed TEXT;

CREATE INDEX tables_finished ON tables (guild, ended_at) WHERE ending = 'finished';
CREATE INDEX tables_finished_here ON tables (guild, channel, ended_at) WHERE ending = 'finished';
