-- Why: what a round came to is told in the message it was played on. After a restart the bot must know
-- whether it has told the last one: else that result is never shown, or overwritten by the next board.

ALTER TABLE tables ADD COLUMN board_chapter INTEGER NOT NULL DEFAULT 0;
