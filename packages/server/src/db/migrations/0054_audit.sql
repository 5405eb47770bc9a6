-- Up Migration

-- The history of all records as one list ----------------------------------------------------------------------------

alter table audit_entries
  -- By what the change was made: a record by itself, several at once, a command, or the undo of another change.
  add column run text not null default 'save' check (run in ('save', 'bulk', 'command', 'undo')),
  -- Key that it has in common with all that was changed by the same press of the same person.
  add column run_id text,
  -- One of several records that were changed at once, and not the first: the list shows the first alone.
  add column follows boolean not null default false,
  -- The entry that it undoes.
  add column undoes bigint references audit_entries on delete set null;

update audit_entries set run_id = request, run = case when address = 'command' then 'command' else 'save' end;

-- The list begins with the newest, whatever it is narrowed by.
drop index audit_entries_at;
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_shown on audit_entries (at desc, id desc) where not follows;
create index audit_entries_kind on audit_entries (kind, at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc, id desc);
create index audit_entries_run on audit_entries (run, at desc, id desc) where run <> 'save';
create index audit_entries_run_id on audit_entries (run_id);
create index audit_entries_undoes on audit_entries (undoes) where undoes is not null;
create index audit_entries_changes on audit_entries using gin (changes jsonb_path_ops);
