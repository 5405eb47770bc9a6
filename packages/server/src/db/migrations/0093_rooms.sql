-- Up Migration

-- Rooms of the back-office. The words of a message may name a client: erasing looks through them.
create table rooms (
  id int generated always as identity primary key,
  -- What the socket calls it.
  room text not null unique,
  title text not null,
  store_id int unique references stores on delete cascade,
  -- Messages of a room are numbered without a gap, in the order in which they were kept.
  last_seq int not null default 0,
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);

create table room_messages (
  -- Given by whoever sends it, so that sending it again keeps it once.
  key uuid primary key,
  room_id int not null references rooms on delete cascade,
  seq int not null,
  author_id int references users on delete set null,
  author_name text not null,
  text text not null,
  at timestamptz not null,
  unique (room_id, seq)
);

-- How far somebody has read a room.
create table room_reads (
  user_id int not null references users on delete cascade,
  room_id int not null references rooms on delete cascade,
  seq int not null,
  primary key (user_id, room_id)
);

-- When somebody of the staff was last heard of by the socket.
create table staff_presence (
  user_id int primary key references users on delete cascade,
  seen_at timestamptz not null
);

insert into rooms (room, title) values ('all', 'Все магазины');
insert into rooms (room, title, store_id) select 'store-' || id, name, id from stores;

create function make_room_of_store() returns trigger language plpgsql as $$
begin
  insert into rooms (room, title, store_id) values ('store-' || new.id, new.name, new.id) on conflict do nothing;
  return null;
end $$;
create trigger make_room_of_store after insert on stores for each row execute function make_room_of_store();
