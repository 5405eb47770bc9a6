-- Up Migration

-- Whether a move is in the cash that was to be there at the closing; null until then. What the register says later does not change that sum.
alter table cash_moves add column counted boolean;
