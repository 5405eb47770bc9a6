-- Up Migration

alter table users
  -- Who signs in by codes alone has no password.
  alter column password_hash drop not null,
  add column address text not null default '';

-- One account an e-mail, as there is one a phone: a code sent to either leads to one account.
create unique index users_email on users (lower(email)) where email is not null;

-- How long a session lasts: a guest's, one of this visit (gone with the browser), or a remembered one.
alter table sessions add column kind text not null default 'guest'
  check (kind in ('guest', 'visit', 'remembered'));
update sessions set kind = 'remembered' where user_id is not null;

-- One-time codes and the links sent with them. Only digests are kept: that of a code is made with the token of who
-- asked for it, so that a leaked table opens no account, and a code is good in that browser only.
create table login_codes (
  asked_by bytea not null,
  contact text not null,
  digest bytea not null,
  link_digest bytea unique,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (asked_by, contact)
);
create index login_codes_contact on login_codes (contact, sent_at);
