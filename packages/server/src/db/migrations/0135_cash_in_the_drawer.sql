-- Up Migration

-- The shift in whose drawer the cash of a receipt was counted: it comes when the order is handed over, whenever the receipt is rung up.
-- null until a shift is closed over it.
alter table receipts add column drawer_shift_id int references shifts;
update receipts r set drawer_shift_id = r.shift_id
from shifts s where s.id = r.shift_id and s.state in ('closing', 'closed');
create index receipts_by_drawer on receipts (drawer_shift_id) where drawer_shift_id is not null;
create index receipts_uncounted on receipts (register_id) where drawer_shift_id is null;
