-- Up Migration

-- Sections that staff make -----------------------------------------------------------------------------------------

alter table sections
  -- Both are null where staff made it.
  alter column source drop not null,
  alter column external_id drop not null,
  add constraint sections_brought check ((source is null) = (external_id is null)),
  -- Key under which it was made, so that a press that is repeated makes one.
  add column request uuid unique;

-- What feeds call sections that others stand for: each leads to its section, wherever that is now.
create table section_sources (
  source text not null,
  external_id text not null,
  section_id int not null references sections on delete cascade,
  primary key (source, external_id)
);
create index section_sources_section on section_sources (section_id);

-- Sections that became one with others -----------------------------------------------------------------------------

-- Ids of sections that are gone. Each leads to the section that stays, wherever that is now: there are no chains.
create table sections_merged (
  id int primary key,
  section_id int not null references sections on delete cascade
);
create index sections_merged_section on sections_merged (section_id);

-- The section that an id stands for today.
create function section_now(told int) returns int language sql stable parallel safe
  as $$ select coalesce((select m.section_id from sections_merged m where m.id = told), told) $$;

-- Whatever writes a good: it lies in a section that there is. An import has read ids that a merge takes away meanwhile.
create function put_section() returns trigger language plpgsql
  as $$
    begin
      -- Whoever merges sections waits for those who write goods, and they for them.
      lock table sections in row share mode;
      new.section_id := section_now(new.section_id);
      if new.feed ? 'section' then
        new.feed := jsonb_set(new.feed, '{section}', to_jsonb(section_now((new.feed ->> 'section')::int)));
      end if;
      return new;
    end
  $$;
create trigger products_section_inserted before insert on products for each row execute function put_section();
create trigger products_section_updated before update of section_id, feed on products
  for each row when (new.section_id <> old.section_id or new.feed -> 'section' is distinct from old.feed -> 'section')
  execute function put_section();

-- Ids with one that stays in place of one that is gone.
create function led_ids(ids int[], gone int, stays int) returns int[] language sql immutable parallel safe
  as $$ select array(select distinct case when id = gone then stays else id end from unnest(ids) id) $$;

-- What a block says of goods, with one section in place of another.
create function led_block(block jsonb, gone int, stays int) returns jsonb language sql immutable parallel safe
  as $$
    select case when jsonb_typeof(block -> 'choice' -> 'sections') = 'array'
      then jsonb_set(block, '{choice,sections}', to_jsonb(led_ids(
        array(select id::int from jsonb_array_elements_text(block -> 'choice' -> 'sections') id), gone, stays)))
      else block end
  $$;
-- The content of a page, likewise.
create function led_content(content jsonb, gone int, stays int) returns jsonb language sql immutable parallel safe
  as $$
    select jsonb_set(content, '{blocks}', coalesce((
      select jsonb_agg(led_block(b.block, gone, stays) order by b.place)
      from jsonb_array_elements(content -> 'blocks') with ordinality b(block, place)), '[]'))
  $$;
-- Whether a block, or the content of a page, names a section.
create function names_section(content jsonb, section int) returns boolean language sql immutable parallel safe
  as $$
    select coalesce(jsonb_path_exists(content, '$.**.choice.sections[*] ? (@ == $section)',
      jsonb_build_object('section', section)), false)
  $$;
