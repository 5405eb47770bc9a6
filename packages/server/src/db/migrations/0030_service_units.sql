-- What a service is counted in, where its price goes by a quantity.
alter table services add column unit text not null default 'piece'
  check (unit in ('piece', 'item', 'floor', 'year'));
update services set unit = 'floor' where kind = 'lifting';
update services set unit = 'item' where kind = 'removal';
update services set unit = 'year' where kind = 'warranty';
