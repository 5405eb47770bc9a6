-- Up Migration

-- Words and phrases that stand for one another, as staff keep them: «тахта, кушетка».
create table synonyms (
  id int generated always as identity primary key,
  words text[] not null check (cardinality(words) >= 2),
  active boolean not null default true,
  -- Raised with every change, so that nobody writes over what another one has just written.
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger synonyms_changed after insert or update or delete on synonyms
  for each statement execute function tell_catalog_changed('search');

-- How often a query was asked that found something: what is asked often is suggested. Nobody's own queries are kept.
create table popular_queries (
  query text primary key,
  count int not null default 1 check (count > 0),
  asked_at timestamptz not null default now()
);
create index popular_queries_count on popular_queries (count desc);
