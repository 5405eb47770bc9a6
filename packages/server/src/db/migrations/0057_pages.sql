-- Up Migration

-- Pages of blocks as staff write them. Shoppers are shown what stands in promos and page_blocks; a draft is nobody's but theirs.

alter table promos
  -- No promo but a page of its own: about the shop, delivery, returns. It is in no list of promos, and not there out of its time.
  add column free boolean not null default false,
  -- The foot of the shop leads to it.
  add column footer boolean not null default false,
  add constraint promos_footer check (free or not footer);

create table pages (
  id int generated always as identity primary key,
  -- null for the home page.
  promo_id int unique nulls not distinct references promos on delete cascade,
  -- What staff work on (packages/domain/src/pages: PageContent); null while it is what shoppers see.
  draft jsonb,
  -- Grows with every change of the draft.
  version int not null default 0,
  -- Number of the version that shoppers see; null where it is not of the staff.
  published int,
  -- Of whoever made it: the same key makes one page.
  request uuid unique
);
insert into pages (promo_id) values (null);
insert into pages (promo_id) select id from promos order by id;

-- A promo that a feed brings has a page, too.
create function add_page_of_promo() returns trigger language plpgsql as $$
begin
  insert into pages (promo_id) values (new.id);
  return null;
end $$;
create trigger promos_have_pages after insert on promos for each row execute function add_page_of_promo();

-- What was published, as it was.
create table page_versions (
  page_id int not null references pages on delete cascade,
  number int not null,
  content jsonb not null,
  at timestamptz not null,
  -- null for what the shop had before staff published anything.
  by_id int references users on delete set null,
  primary key (page_id, number)
);
