-- Up Migration

alter table register_tasks
  -- Sendings, one after another, of which nothing was heard that says anything.
  add column missed int not null default 0,
  -- How often the register was asked after it: those come first that it was asked after least.
  add column asked int not null default 0;
