-- Up Migration

-- Wrong guesses bring waits that grow: when the next one may be made.
alter table attempts add column open_at timestamptz not null default '-infinity';
-- Counts of before had other subjects and no waits.
delete from attempts;

-- Browsers in which an account was signed in: guesses that others make at it are no concern of theirs. A digest of what
-- the browser keeps in a cookie of its own.
create table known_browsers (
  browser_digest bytea not null,
  user_id int not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (browser_digest, user_id)
);
create index known_browsers_user on known_browsers (user_id);
create index known_browsers_seen on known_browsers (seen_at);
