-- Up Migration

-- What happened to accounts and orders that somebody may have to answer for: who signed in, who failed to, who was
-- made to wait, who changed a contact, which staff looked up whom. Kept for a year.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- Who did it; null for a visitor without an account.
  actor_id int references users on delete set null,
  -- Whose account it was done to, and which order.
  user_id int references users on delete set null,
  order_id int references orders on delete set null,
  -- Where from.
  address text not null,
  -- What else tells one event from another, e.g. the permissions given.
  detail jsonb not null default '{}'
);
create index security_events_at on security_events (at);
create index security_events_user on security_events (user_id, at) where user_id is not null;
