-- Up Migration

-- The e-mail that stands for none is no term: whoever searches for «guest» wants somebody of that name.
create or replace function order_terms(id int, name text, email text, phone text, others text[]) returns tsvector
  immutable parallel safe cost 1000
  return array_to_tsvector(
    array(select 'n' || left(word, 200)
      from regexp_split_to_table(folded(name), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+') word
      where word <> '')
    || array(select 'p' || reverse(right(number, 10)) from unnest(array_append(others, phone)) number)
    || array(select '#' || substr(id::text, start) from generate_series(1, length(id::text)) start)
    || array['e' || left(folded(case when email = 'guest@shop.invalid' then '' else email end), 200)]);
reindex index orders_terms;
