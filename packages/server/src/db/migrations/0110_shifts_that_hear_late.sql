-- Up Migration

-- A shift whose opening did not come off is kept, and shown nowhere: the register may say later that it did.
alter table shifts
  drop constraint shifts_state_check,
  add constraint shifts_state_check check (state in ('opening', 'open', 'closing', 'closed', 'void'));
drop index shifts_register_id_idx;
create unique index shifts_live on shifts (register_id) where state not in ('closed', 'void');

-- What was expected and counted stays with the closing, whatever becomes of that: it may turn out later to have come off.
alter table register_tasks add column closing jsonb;
update register_tasks t
set closing = jsonb_build_object('expected', s.expected, 'counted', s.counted, 'cause', s.cause)
from shifts s where s.id = t.shift_id and t.kind = 'closeShift' and s.state = 'closing';
