-- Up Migration

-- Each change of an account's bonus, with the balance after it; written in the statement that changes the balance.
create table bonus_changes (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  at timestamptz not null,
  -- `opening` is what an account had when the ledger began.
  kind text not null check (kind in ('opening', 'order', 'changed', 'cancelled', 'returned', 'correction')),
  amount numeric(12,2) not null check (amount <> 0),
  after numeric(12,2) not null check (after >= 0),
  order_id int references orders on delete set null,
  -- Which of the staff did it; null for the rules of the shop, and for buyers.
  actor_id int references users on delete set null,
  -- The correction that it was, with its reason.
  correction uuid references bonus_corrections (idempotency_key) on delete set null
);
create index bonus_changes_user on bonus_changes (user_id, id);
create index bonus_changes_order on bonus_changes (order_id) where order_id is not null;
create index bonus_changes_actor on bonus_changes (actor_id) where actor_id is not null;
create index bonus_changes_correction on bonus_changes (correction) where correction is not null;

insert into bonus_changes (user_id, at, kind, amount, after)
select id, now(), 'opening', bonus, bonus from users where bonus > 0;
