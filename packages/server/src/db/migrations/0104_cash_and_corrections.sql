-- Up Migration

-- Cash that is put into the drawer, taken out, or carried to a bank.
create table cash_moves (
  id int generated always as identity primary key,
  shift_id int not null references shifts,
  kind text not null check (kind in ('in', 'out', 'bank')),
  amount numeric(14, 2) not null check (amount > 0),
  reason text not null,
  made_at timestamptz not null,
  made_by int references users on delete set null,
  idempotency_key uuid not null unique
);
create index on cash_moves (shift_id);

alter table register_tasks
  add column cash_id int unique references cash_moves on delete cascade,
  drop constraint register_tasks_kind_check,
  add constraint register_tasks_kind_check check (kind in ('openShift', 'closeShift', 'receipt', 'cash'));

-- A correction stands beside the receipts of its order, as often as it is needed.
alter table receipts
  add column correction jsonb,
  add column correction_key uuid unique,
  drop constraint receipts_kind_check,
  add constraint receipts_kind_check check (kind in ('sell', 'sellReturn', 'sellCorrection', 'sellReturnCorrection')),
  add constraint receipts_correction_check check ((correction is not null) = (kind in ('sellCorrection', 'sellReturnCorrection'))),
  drop constraint receipts_order_id_return_id_key;
create unique index on receipts (order_id, return_id) nulls not distinct where correction is null;
