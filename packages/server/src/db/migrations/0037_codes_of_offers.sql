-- Up Migration

-- An offer has as many barcodes as its feed names, and each is found with and without the zeros in front.
alter table offers
  -- Article, then barcodes, as codes are compared.
  add column codes text[],
  -- The same without the zeros in front of numbers.
  add column bare_codes text[];
update offers set codes = array_remove(array[lower(article), barcode], null);
update offers o set bare_codes = array(
  select regexp_replace(code, '^0+(?=[0-9]+$)', '') from unnest(o.codes) with ordinality as c(code, at) order by at);
alter table offers
  alter column codes set not null,
  alter column bare_codes set not null,
  drop column barcode;
drop index offers_article;
create index offers_bare_codes on offers using gin (bare_codes);
