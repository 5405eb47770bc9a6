-- Up Migration

-- Why staff cancel orders, as they keep it -------------------------------------------------------------------------

create table cancel_causes (
  id int generated always as identity primary key,
  name text not null,
  -- What the buyer is told of it; empty for what is told to nobody.
  told text not null default '',
  active boolean not null default true,
  -- Staff put them in order; a new one stands behind all that were.
  position int not null default 1000000,
  -- Raised with every change, so that nobody writes over what another one has just written.
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

create temporary table causes_of_before (code text, name text, told text, position int) on commit drop;
insert into causes_of_before values
  ('asked', 'Попросил клиент', 'вы попросили об этом', 1),
  ('no_answer', 'Не дозвонились', 'мы не смогли с вами связаться', 2),
  ('out_of_stock', 'Нет в наличии', 'товара не оказалось в наличии', 3),
  ('not_fetched', 'Не забрали', 'заказ не забрали в срок', 4),
  ('refused', 'Отказ при получении', 'отказ при получении', 5),
  ('doubled', 'Повторный заказ', 'такой заказ у вас уже есть', 6),
  ('suspicious', 'Подозрительный заказ', '', 7),
  ('other', 'Другое', '', 8);
insert into cancel_causes (name, told, position) select name, told, position from causes_of_before order by position;

-- An order keeps the words that it was cancelled with, whatever becomes of the entry.
alter table orders add column cancel_cause_id int references cancel_causes;
create index orders_cancel_cause on orders (cancel_cause_id) where cancel_cause_id is not null;
update orders o set cancel_cause = b.name, cancel_cause_id = c.id
from causes_of_before b join cancel_causes c on c.name = b.name where o.cancel_cause = b.code;

-- So does the history.
update audit_entries a set changes = (
  select jsonb_agg(case when one ->> 'field' = 'cause' and b.name is not null
      then jsonb_set(one, '{to}', to_jsonb(b.name)) else one end order by place)
  from jsonb_array_elements(a.changes) with ordinality as each (one, place)
  left join causes_of_before b on b.code = one ->> 'to')
where kind = 'order' and action = 'step' and changes @> '[{"field": "status", "to": "cancelled"}, {"field": "cause"}]';
