-- Up Migration

alter table sessions
  -- What its owner calls it by, to end it.
  add column id bigint generated always as identity unique,
  -- The browser in two words, e.g. «Chrome, Windows».
  add column device text not null default '',
  -- When who stands behind it last signed in or confirmed who they are; null where they were away too long since.
  add column proven_at timestamptz,
  -- When they last confirmed it, having been asked to.
  add column confirmed_at timestamptz;
