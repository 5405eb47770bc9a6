-- What the log of imports shows of a run without reading its lines: how many of each weight its report has.
alter table import_runs add column lines jsonb not null default '{}';
update import_runs r set lines = coalesce((
  select jsonb_object_agg(severity, count) from (
    select severity, count(*) from import_run_rows w where w.run_id = r.id group by severity
  ) counted (severity, count)
), '{}');
create index import_runs_latest on import_runs (started_at desc, id desc);
create index import_runs_of_source on import_runs (source, region_id, id);

-- Lines in the order of the file; those of the file as a whole come first.
drop index import_run_rows_run;
create index import_run_rows_in_order on import_run_rows (run_id, line nulls first, id);
