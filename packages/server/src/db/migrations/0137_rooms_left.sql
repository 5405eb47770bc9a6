-- Up Migration

-- Who has left a room hears of nothing that is said there until they come back.
alter table room_reads add left_room boolean not null default false;
