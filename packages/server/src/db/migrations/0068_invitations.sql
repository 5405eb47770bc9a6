-- Up Migration

alter table staff_invitations
  -- The letter with its link as it stands; null where the link is passed on by hand.
  add column letter text check (letter in ('sending', 'sent', 'failed')),
  add column letter_at timestamptz,
  -- When letters went that did not fail: they are counted.
  add column letters timestamptz[] not null default '{}',
  add check ((letter is null) = (letter_at is null));

-- The account of a buyer who is invited; null where a new one is made.
alter table staff_invitations add column account_id int references users on delete cascade;
create index staff_invitations_account on staff_invitations (account_id) where account_id is not null;

create index staff_invitations_email on staff_invitations (lower(email));
