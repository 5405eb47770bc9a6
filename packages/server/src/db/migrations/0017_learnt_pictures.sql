-- Up Migration

-- Size and ground of a picture become known when it is first asked for. That changes what is shown of the goods that
-- have it, not what they are or cost: `pictures 1,2,3` on the channel `catalog` tells their ids. What it is besides,
-- a promo's or a block's, is told as before.

create index offer_pictures_picture on offer_pictures (picture_id);

create function tell_changed_pictures() returns trigger language plpgsql as $$
declare
  ids constant int[] := array(
    select changed.id from changed join before using (id) where changed is distinct from before);
begin
  perform tell_products('pictures', array(
    select distinct o.product_id from offer_pictures op join offers o on o.id = op.offer_id
    where op.picture_id = any(ids) order by 1));
  if exists (
    select from unnest(ids) picture (id)
    where not exists (select from offer_pictures op where op.picture_id = picture.id)
      or exists (select from promos p where p.picture_id = picture.id)
      or exists (
        select from page_blocks b where picture.id::text in (b.content ->> 'picture', b.content ->> 'poster')))
  then
    perform pg_notify('catalog', 'goods');
  end if;
  return null;
end $$;

drop trigger pictures_changed on pictures;
create trigger pictures_changed after update on pictures referencing old table as before new table as changed
  for each statement execute function tell_changed_pictures();
