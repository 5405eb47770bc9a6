-- Up Migration

-- What a correction corrects. Of those made before this it is not known.
alter table receipts add column corrects int references receipts on delete cascade;
create index on receipts (corrects) where corrects is not null;
