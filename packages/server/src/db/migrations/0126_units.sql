-- Up Migration

-- Units of params, as staff keep them -------------------------------------------------------------------------------

create table units (
  id int generated always as identity primary key,
  -- As the shop writes it.
  name text not null,
  -- As files write it besides, in any letters and with a dot behind it.
  spellings text[] not null default '{}',
  -- Of two that a spelling means the first one counts. Behind all that are there.
  position int not null default 1000000,
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
insert into units (name, spellings, position) values
  ('мм', array['mm', 'миллиметр', 'миллиметра', 'миллиметров', 'миллиметры'], 1),
  ('см', array['cm', 'сантиметр', 'сантиметра', 'сантиметров', 'сантиметры'], 2),
  ('м', array['m', 'метр', 'метра', 'метров', 'метры'], 3),
  ('м²', array['м2', 'm2', 'кв. м', 'кв.м', 'квадратный метр', 'квадратных метров'], 4),
  ('м³', array['м3', 'm3', 'куб. м', 'куб.м', 'кубический метр', 'кубических метров'], 5),
  ('г', array['g', 'гр', 'грамм', 'грамма', 'граммов', 'граммы'], 6),
  ('кг', array['kg', 'килограмм', 'килограмма', 'килограммов', 'килограммы'], 7),
  ('л', array['l', 'литр', 'литра', 'литров', 'литры'], 8),
  ('Вт', array['w', 'ватт', 'ватта'], 9),
  ('В', array['v', 'вольт', 'вольта'], 10),
  ('шт.', array['pcs', 'штук', 'штука', 'штуки'], 11),
  ('мес.', array['месяц', 'месяца', 'месяцев', 'месяцы'], 12),
  ('°C', array['℃', '°с'], 13);

-- A file that was fetched before is read again: its units may be written otherwise now.
update import_runs set fetched = fetched || '{"etag": "", "modified": "", "digest": ""}' where fetched is not null;
