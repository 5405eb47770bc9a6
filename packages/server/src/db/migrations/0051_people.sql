-- Up Migration

-- People: accounts of the staff, their roles and those who are invited ---------------------------------------------

create table staff_roles (
  id int generated always as identity primary key,
  name text not null,
  permissions text[] not null,
  -- Grows with every change: whoever changes what they saw names the one that they saw.
  version int not null default 1
);
-- As names are compared: in any case.
create unique index staff_roles_name on staff_roles (lower(name));

-- What an account may do stands in its permissions alone, whether they come of a role or are its own: sessions and sockets
-- ask for nothing else. A change of a role writes them.
alter table users add column role_id int references staff_roles;
create index users_role on users (role_id) where role_id is not null;
create index users_staff on users (id) where 'staff' = any(flags) or cardinality(permissions) > 0;

create table staff_invitations (
  id int generated always as identity primary key,
  email text not null,
  -- Only a digest of the token is kept, so that a leaked table makes no account.
  token_digest bytea not null unique,
  role_id int references staff_roles,
  -- Those of its own, where it has no role.
  permissions text[] not null,
  -- Who gives them: an invitation gives no more than they may.
  invited_by int not null references users,
  expires_at timestamptz not null,
  -- Who came by it; null while nobody has.
  user_id int references users on delete set null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create index staff_invitations_open on staff_invitations (id) where used_at is null and withdrawn_at is null;
create index staff_invitations_role on staff_invitations (role_id) where role_id is not null;
create index staff_invitations_by on staff_invitations (invited_by);
create index staff_invitations_user on staff_invitations (user_id) where user_id is not null;

-- Sockets are looked at again at once where somebody may do something else now, or was signed out.
create function tell_rights_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_rights', '');
  return null;
end $$;
create trigger users_rights after update of permissions, blocked on users
  for each row when (old.permissions is distinct from new.permissions or old.blocked <> new.blocked)
  execute function tell_rights_changed();
create trigger sessions_ended after update of expires_at on sessions
  for each row when (old.user_id is not null and new.expires_at < old.expires_at)
  execute function tell_rights_changed();
create trigger sessions_gone after delete on sessions
  for each row when (old.user_id is not null)
  execute function tell_rights_changed();
