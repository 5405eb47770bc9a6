-- Up Migration

-- Orders name mailboxes in the form that accounts have: else those of a guest are not found by the mailbox of their account.
-- Punycode as RFC 3492 decodes it; a label that is none stays as it is.
create or replace function pg_temp.readable_label(label text) returns text language plpgsql as $$
declare
  code text := substr(label, 5);
  cut int := length(code) - position('-' in reverse(code)) + 1;
  read text := case when position('-' in code) > 0 then left(code, cut - 1) else '' end;
  rest text := case when position('-' in code) > 0 then substr(code, cut + 1) else code end;
  n int := 128;
  i int := 0;
  bias int := 72;
  at int := 1;
  before int; weight int; k int; digit int; threshold int; delta int; size int;
begin
  if label not like 'xn--_%' then return label; end if;
  while at <= length(rest) loop
    before := i; weight := 1; k := 36;
    loop
      digit := position(substr(rest, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if digit < 0 or at > length(rest) then return label; end if;
      at := at + 1;
      i := i + digit * weight;
      threshold := least(26, greatest(1, k - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    size := length(read) + 1;
    delta := case when before = 0 then i / 700 else (i - before) / 2 end;
    delta := delta + delta / size;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    n := n + i / size;
    i := i % size;
    read := left(read, i) || chr(n) || substr(read, i + 1);
    i := i + 1;
  end loop;
  return read;
exception when others then
  return label;
end $$;

create or replace function pg_temp.readable(mailbox text) returns text language sql as $$
  select split_part(mailbox, '@', 1) || '@' || string_agg(pg_temp.readable_label(label), '.' order by at)
  from unnest(string_to_array(lower(split_part(mailbox, '@', 2)), '.')) with ordinality as l(label, at)
$$;

update orders set customer_email = pg_temp.readable(customer_email) where customer_email ~* '@(.*\.)?xn--';
update orders set receipt_to = pg_temp.readable(receipt_to) where receipt_to ~* '@(.*\.)?xn--';
