import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { composed, fragment, onlyRow, sql } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';
import { readStoreDays } from '../regions/index.ts';
import { storeColumns, storeRowOf, storeSource } from './storeRows.ts';
import type { StoreRead } from './storeRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/franchise-stores/list'>;
type Sort = ListPayload['sort'];

/** Orders of the list; the id parts what is equal. */
const orders: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  name: {
    ascending: fragment`folded(s.name), s.id`,
    descending: fragment`folded(s.name) desc, s.id desc`,
  },
  code: { ascending: fragment`s.code collate "C"`, descending: fragment`s.code collate "C" desc` },
  city: {
    ascending: fragment`folded(c.name), folded(s.name), s.id`,
    descending: fragment`folded(c.name) desc, folded(s.name) desc, s.id desc`,
  },
};
export const storesOrder = ({ key, direction }: Sort): Fragment => orders[key][direction];

/** What a store `s` in `storeSource` has to fit. */
export function narrowStores({ query, filters }: Pick<ListPayload, 'query' | 'filters'>): Fragment {
  const { region, city, state, kind } = filters;
  return allOf([
    ...(region ? [fragment`r.id = any(${region}::int[])`] : []),
    ...(city ? [fragment`c.id = any(${city}::int[])`] : []),
    ...(state ? [fragment`case when s.active then 'on' else 'off' end = any(${state}::text[])`] : []),
    ...(kind ? [fragment`case when s.franchise then 'partner' else 'own' end = any(${kind}::text[])`] : []),
    ...hasWords(query, fragment`concat_ws(' ', s.name, s.code, s.address, c.name, s.legal_name, s.inn)`),
  ]);
}

/** A page of stores, and how many there are. */
export async function listStores(
  { db, now }: Context,
  { sort, page, size, ...asked }: ListPayload,
): Promise<AnswerOf<'/api/admin/franchise-stores/list'>> {
  const conditions = narrowStores(asked);
  const [rows, counted, kept] = await Promise.all([
    db.query<StoreRead>(composed`
      select ${storeColumns} from ${storeSource} where ${conditions}
      order by ${storesOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from ${storeSource} where ${conditions}`),
    readStoreDays(db, now()),
  ]);
  return { rows: rows.map((row) => storeRowOf(row, kept)), total: onlyRow(counted).total, sums: {} };
}

/** What can be chosen of a store. */
export async function readStoreChoices({
  db,
}: Context): Promise<AnswerOf<'/api/admin/franchise-stores/choices'>> {
  type Choices = AnswerOf<'/api/admin/franchise-stores/choices'>;
  const [cities, payTypes] = await Promise.all([
    db.query<Choices['cities'][number]>(sql`
      select c.id, c.name, json_build_object('id', r.id, 'name', r.name) as region
      from cities c join regions r on r.id = c.region_id order by r.position, r.id, c.position, c.id`),
    db.query<Choices['payTypes'][number]>(sql`select code, name from pay_types order by position, id`),
  ]);
  return { cities, payTypes };
}
