-- Up Migration

-- Where goods lay before a move of many, so that it can be undone exactly ------------------------------------------

create table bulk_sections (
  -- Names the move: sent again it is known by this.
  run uuid not null,
  product_id int not null references products on delete cascade,
  -- May be merged into another one meanwhile: what it stands for is asked for when it is undone.
  section_id int not null,
  -- Whether staff had set it.
  by_hand boolean not null,
  -- Of the good once it was moved: with another one somebody has changed it since.
  version int not null,
  at timestamptz not null,
  undone boolean not null default false,
  primary key (run, product_id)
);
create index bulk_sections_by_good on bulk_sections (product_id);
create index bulk_sections_by_moment on bulk_sections (at);

-- Goods that staff put beside one -----------------------------------------------------------------------------------

-- Ids in their order; null where the shop computes them. Those that are gone stay, and are not shown.
alter table products add column related int[];
