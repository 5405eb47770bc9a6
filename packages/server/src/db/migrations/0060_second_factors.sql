-- Up Migration

-- The second factor of accounts of the staff ------------------------------------------------------------------------

create table second_factors (
  user_id int primary key references users on delete cascade,
  -- What the app counts its codes from; the shop has to have it as it is, to count them, too.
  secret bytea not null,
  -- Since when it is asked for; null until a code has proven that the app has the secret.
  since timestamptz,
  -- The last step whose code was taken: each counts once.
  last_step int
);

create table recovery_codes (
  user_id int not null references second_factors on delete cascade,
  -- Only a digest is kept, so that a leaked table lets nobody in.
  digest bytea not null,
  primary key (user_id, digest)
);

-- Logins whose first half was right, and which wait for a code.
create table begun_logins (
  digest bytea primary key,
  user_id int not null references users on delete cascade,
  -- The way in that was taken, as events name it.
  by text not null,
  expires_at timestamptz not null
);
create index begun_logins_user on begun_logins (user_id);
create index begun_logins_expires on begun_logins (expires_at);

-- Whoever has such a role may do nothing by it until they have a second factor.
alter table staff_roles add column needs_factor boolean not null default false;

-- Whether an account, which has that role, lacks the second factor that it requires: sessions and sockets ask this one place.
create function lacks_factor(account int, role int) returns boolean language sql stable as $$
  select exists (select from staff_roles r where r.id = role and r.needs_factor)
    and not exists (select from second_factors f where f.user_id = account and f.since is not null)
$$;

-- Sockets are looked at again at once where rights count now that did not, or the other way round.
create trigger factors_changed after insert or delete or update of since on second_factors
  for each statement execute function tell_rights_changed();
create trigger roles_need_factor after update of needs_factor on staff_roles
  for each row when (old.needs_factor <> new.needs_factor)
  execute function tell_rights_changed();
create trigger users_role_changed after update of role_id on users
  for each row when (old.role_id is distinct from new.role_id)
  execute function tell_rights_changed();
