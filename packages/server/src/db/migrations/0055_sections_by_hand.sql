-- Up Migration

-- Sections as staff change them: a field is what they set, else what the feed says ---------------------------------

alter table sections
  -- Grows with every change of its fields by staff.
  add column version int not null default 0,
  -- What the feed says of what staff set: name, parent (an id or null) and position. An import writes it here and leaves the section.
  add column feed jsonb not null default '{}',
  -- Staff hid it: the shop has neither it nor what lies in it. Its goods are sold still.
  add column hidden boolean not null default false,
  -- Words for search engines; empty where the shop makes them.
  add column title text not null default '',
  add column description text not null default '',
  -- Its filters in their order, [{code, shown}]; null where they are as in the section above.
  add column facets jsonb;
create index sections_hidden on sections (id) where hidden;

-- Addresses that sections had. Each leads to its section, wherever that is now: there are neither chains nor rings.
create table section_addresses (
  path text primary key,
  section_id int not null references sections on delete cascade,
  given_up_at timestamptz not null
);
create index section_addresses_section on section_addresses (section_id);
create trigger section_addresses_changed after insert or update or delete on section_addresses
  for each statement execute function tell_catalog_changed('goods');

-- Ids from the root down are made of parents, after any change of them.
create function put_ancestors() returns void language sql
  as $$
    with recursive way (id, ancestors) as (
      select id, array[id] from sections where parent_id is null
      union all
      select s.id, w.ancestors || s.id from sections s join way w on s.parent_id = w.id)
    update sections s set ancestors = w.ancestors from way w where w.id = s.id and s.ancestors <> w.ancestors
  $$;
