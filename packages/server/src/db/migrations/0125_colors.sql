-- Up Migration

-- Colours by their names, as staff keep them -----------------------------------------------------------------------

create table colors (
  id int generated always as identity primary key,
  name text not null,
  -- Beginnings of the words that name it.
  words text[] not null,
  -- #rrggbb
  hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
  -- Of two that a text names the first one counts. Behind all that are there.
  position int not null default 1000000,
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
insert into colors (name, hex, words, position) values
  ('Молочный', '#ebe4d8', '{молочн,слонов,айвори,ivory,сливочн,крем}', 1),
  ('Шалфей', '#a4b19b', '{шалфе,полын}', 2),
  ('Терракота', '#bb6f52', '{терракот,кирпич,ржав}', 3),
  ('Оливковый', '#83865b', '{олив,хаки,болотн}', 4),
  ('Изумрудный', '#3a7263', '{изумруд,малахит}', 5),
  ('Петроль', '#37626f', '{петрол,морск волн}', 6),
  ('Мятный', '#9fd3c7', '{мятн,мята,ментол}', 7),
  ('Бирюзовый', '#5fb7b0', '{бирюз,аквамарин}', 8),
  ('Горчичный', '#c79c46', '{горчи,охра,охры,охрист,медов,медн,янтар}', 9),
  ('Сиреневый', '#b4a6c3', '{сирен,лаванд,лилов}', 10),
  ('Сливовый', '#6f4c69', '{слива,сливов,баклажан}', 11),
  ('Фиолетовый', '#7c4a9e', '{фиолет,пурпур}', 12),
  ('Бордовый', '#7b2233', '{бордо,винн,марсал,гранат,вишн}', 13),
  ('Пудровый', '#cfa59a', '{пудр,роза,пыльн роз,персик}', 14),
  ('Розовый', '#e59bb0', '{розов,фукси,малин}', 15),
  ('Графит', '#55545b', '{графит,антрацит,темно сер,темносер,мокр асфальт}', 16),
  ('Камень', '#aaa49b', '{камен,тауп,мокко}', 17),
  ('Шоколад', '#75533f', '{какао,шоколад,темно коричн,темнокоричн}', 18),
  ('Орех', '#80573e', '{орех}', 19),
  ('Венге', '#5a3d2e', '{венге}', 20),
  ('Дуб', '#caa67c', '{дуб,дуба,дубов,сонома}', 21),
  ('Светлое дерево', '#d8b98c', '{бук,бука,буков,ясен,сосн,берез,клен}', 22),
  ('Золото', '#c9a35b', '{золот,латун}', 23),
  ('Серебро', '#b9bcc2', '{серебр,хром,никел,сталь,стальн,металлик}', 24),
  ('Бежевый', '#d8cab4', '{беж,бежев,песоч,овсян,льнян}', 25),
  ('Дымчато-синий', '#9eb1bd', '{пыльн син,дымчат,серо голуб}', 26),
  ('Тёмно-синий', '#1f2a4d', '{темно син,темносин,индиго}', 27),
  ('Голубой', '#8ec1e0', '{голуб,небесн}', 28),
  ('Синий', '#2f55a4', '{синий,синяя,синее,синие,синего,синей,синева,синев,сапфир,василь}', 29),
  ('Зелёный', '#4c8a4f', '{зелен,травян}', 30),
  ('Красный', '#c0332b', '{красн,алый,алая,алое,рубин}', 31),
  ('Оранжевый', '#e3813b', '{оранж,апельс}', 32),
  ('Жёлтый', '#e6c542', '{желт,лимон}', 33),
  ('Серый', '#8d8d8d', '{серый,серая,серое,серые,серого,серой,серых,светло сер,светлосер,опал}', 34),
  ('Коричневый', '#7a5a44', '{коричн}', 35),
  ('Чёрный', '#2a292d', '{черн,black,оникс}', 36),
  ('Белый', '#f7f6f3', '{белый,белая,белое,белые,белого,белой,белых,белоснеж,white}', 37);

-- Lists of all goods are made with them.
create trigger colors_changed after insert or update or delete on colors
  for each statement execute function tell_catalog_changed('all');

-- An option keeps what its feed paints; the other paints were worked out by the shop, which looks them up now.
update offers set options = (
    select jsonb_agg(case when exists (
        select from jsonb_array_elements(params) p where p ->> 'name' = o ->> 'name' and p ? 'hex'
      ) then o else o || '{"hex": null}' end order by n)
    from jsonb_array_elements(options) with ordinality t(o, n)
  )
  where jsonb_path_exists(options, '$[*] ? (@.hex != null)') and params <> '[]';
