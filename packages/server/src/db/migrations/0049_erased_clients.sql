-- Up Migration

-- Clients whose data were erased: their accounts stay for the sake of what they bought, and tell of nobody --------

alter table users
  add column erased_at timestamptz,
  -- Who did it; null for nobody who is known any more.
  add column erased_by int references users on delete set null,
  add check (erased_at is null or (blocked and phone is null and email is null and password_hash is null));
