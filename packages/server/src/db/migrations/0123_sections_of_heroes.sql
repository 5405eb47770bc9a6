-- Up Migration

-- A hero of the staff leads to a section by its id: that is a name of the section like those of its goods.
create or replace function led_block(block jsonb, gone int, stays int) returns jsonb language sql immutable parallel safe
  as $$
    select case
      when jsonb_typeof(block -> 'choice' -> 'sections') = 'array'
        then jsonb_set(block, '{choice,sections}', to_jsonb(led_ids(
          array(select id::int from jsonb_array_elements_text(block -> 'choice' -> 'sections') id), gone, stays)))
      when block @> jsonb_build_object('own', jsonb_build_object('link', jsonb_build_object('page', 'section', 'id', gone)))
        then jsonb_set(block, '{own,link,id}', to_jsonb(stays))
      else block end
  $$;
create or replace function names_section(content jsonb, section int) returns boolean language sql immutable parallel safe
  as $$
    select coalesce(
      jsonb_path_exists(content, '$.**.choice.sections[*] ? (@ == $section)', jsonb_build_object('section', section))
      or jsonb_path_exists(content, '$.**.own.link ? (@.page == "section" && @.id == $section)',
        jsonb_build_object('section', section)), false)
  $$;
