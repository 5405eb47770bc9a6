-- Up Migration

-- At another address another register stands: it knows nothing of what that of before was told. Empty where none was noted yet.
alter table registers
  add column address text not null default '',
  drop constraint registers_kind_key,
  add unique (kind, address);
