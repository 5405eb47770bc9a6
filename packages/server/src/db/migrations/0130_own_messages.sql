-- Up Migration

-- Of what one has not read, one's own does not count; an account that goes looks for its messages, too.
create index on room_messages (author_id, room_id, seq);
