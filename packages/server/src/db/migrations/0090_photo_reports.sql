-- Up Migration

-- What stores are asked to photograph.
create table photo_plans (
  id int generated always as identity primary key,
  -- First day of the month.
  period date not null,
  task text not null,
  -- The last day; it ends at midnight of each store's own clocks.
  deadline date not null,
  version int not null default 1,
  request uuid not null unique,
  made_by int references users on delete set null,
  made_at timestamptz not null
);
create index photo_plans_period on photo_plans (period);
create index photo_plans_made_by on photo_plans (made_by) where made_by is not null;

create table photo_plan_stores (
  plan_id int not null references photo_plans on delete cascade,
  store_id int not null references stores on delete cascade,
  primary key (plan_id, store_id)
);
create index photo_plan_stores_store on photo_plan_stores (store_id);

-- Photos, whole and on their way. The bytes lie in the data folder.
create table photo_files (
  id uuid primary key default gen_random_uuid(),
  user_id int references users on delete set null,
  name text not null,
  size int not null check (size > 0),
  -- When the file was changed last, ms: with name and size it tells a file that is sent on from another one.
  modified bigint not null,
  received int not null default 0,
  -- null until all of it is here and was looked through.
  width int,
  height int,
  -- What it is for; both are null for a sample.
  shot_id int,
  store_id int references stores on delete cascade,
  at timestamptz not null
);
create unique index photo_files_coming on photo_files (user_id, name, size, modified, shot_id, store_id)
  nulls not distinct where width is null;
create index photo_files_store on photo_files (store_id) where store_id is not null;

create table photo_shots (
  id int generated always as identity primary key,
  plan_id int not null references photo_plans on delete cascade,
  position int not null,
  name text not null,
  sample_id uuid references photo_files,
  unique (plan_id, position)
);
create index photo_shots_sample on photo_shots (sample_id) where sample_id is not null;
alter table photo_files add foreign key (shot_id) references photo_shots on delete cascade;
create index photo_files_shot on photo_files (shot_id) where shot_id is not null;

create table photo_reports (
  id int generated always as identity primary key,
  plan_id int not null,
  store_id int not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'rejected')),
  comment text not null default '',
  reviewer_id int references users on delete set null,
  sent_at timestamptz,
  version int not null default 0,
  unique (plan_id, store_id),
  foreign key (plan_id, store_id) references photo_plan_stores on delete cascade
);
create index photo_reports_reviewer on photo_reports (reviewer_id) where reviewer_id is not null;

create table photo_report_photos (
  report_id int not null references photo_reports on delete cascade,
  shot_id int not null references photo_shots on delete cascade,
  file_id uuid not null references photo_files,
  primary key (report_id, shot_id)
);
create index photo_report_photos_shot on photo_report_photos (shot_id);
create index photo_report_photos_file on photo_report_photos (file_id);

-- Words on spots of photos, in per cent of their sides.
create table photo_notes (
  report_id int not null references photo_reports on delete cascade,
  position int not null,
  shot_id int not null references photo_shots on delete cascade,
  x double precision not null check (x between 0 and 100),
  y double precision not null check (y between 0 and 100),
  text text not null,
  primary key (report_id, position)
);
create index photo_notes_shot on photo_notes (shot_id);
