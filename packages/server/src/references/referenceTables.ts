import { BADGES, BRANDS, COLORS, STORE_DAYS, UNITS } from '@siren/domain/references';
import type { FieldValue, references } from '@siren/domain/references';
import { fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { carriers } from '../badges/index.ts';
import { followName } from '../brands/index.ts';
import { forgetFetched } from '../import/index.ts';

/** Where the entries of a reference are kept: the very table that the shop reads. */
export interface ReferenceTable {
  table: Fragment;
  /** The columns of its fields. */
  columns: Fragment;
  /** The order of its entries `t`. */
  order: Fragment;
  /** Orders or goods in which an entry `t` stands: ids, by a select. @default none */
  usedIn?: Fragment;
  /** Entries of another reference that are parts of an entry `t`: it stays while there are any. @default none */
  parts?: Fragment;
  /** Coupons that name an entry `t`: it stays while they do. */
  namedBy?: Fragment;
  /** What links may lead to, by the keys of their fields: selects of `value` and `label`, both texts. @default it has none */
  links?: Readonly<Record<string, Fragment>>;
  /** Names that feeds have for an entry `t` besides. @default none */
  also?: Fragment;
  /** Names of entries that count before an entry `t`. @default none */
  yields?: Fragment;
  /**
   * What follows of a change of an entry's values: is called before the change, and what it gives after it.
   *
   * @throws ApiError ref.name_taken
   * @default nothing
   */
  follow?: (
    tx: Database,
    entry: number,
    values: Readonly<Record<string, FieldValue>>,
  ) => Promise<() => Promise<void>>;
  /** What follows of any change of the reference, once for all that a press changes. @default nothing */
  settle?: (tx: Database) => Promise<void>;
}

type ReferenceId = (typeof references)[number]['id'];

/** Names that two cities share tell their regions. */
const citiesToChoose: Fragment = fragment`
  select c.id::text as value, c.name || case when count(*) over (partition by folded(c.name)) > 1
      then ' (' || r.name || ')' else '' end as label
  from cities c join regions r on r.id = c.region_id order by c.name, c.id`;

/** Days of other hours that are narrower than `t`, for some of its days and stores (`daysOfStore` of the domain). */
const narrowerDays: Fragment = fragment`array(
  select n.name || ', ' || coalesce(s.name, c.name) from store_days n
  left join stores s on s.id = n.store_id
  left join cities c on c.id = n.city_id
  where n.active and t.active and n.id <> t.id
    and n.from_day <= coalesce(t.to_day, t.from_day) and coalesce(n.to_day, n.from_day) >= t.from_day
    and case when t.store_id is not null then false
      when t.city_id is not null then s.city_id = t.city_id
      else n.store_id is not null or n.city_id is not null end
  order by n.from_day, n.id)`;

/** By the id of the reference; one that is missing here does not compile. */
const tables: Readonly<Record<ReferenceId, ReferenceTable>> = {
  1: { table: fragment`synonyms`, columns: fragment`words`, order: fragment`t.id desc` },
  [BRANDS]: {
    table: fragment`brands`,
    columns: fragment`name`,
    order: fragment`folded(t.name) collate "C", t.name, t.id`,
    usedIn: fragment`select p.id from products p where p.brand = t.name`,
    namedBy: fragment`select c.id from coupons c where t.id = any(c.brands)`,
    also: fragment`array(select s.spelling from brand_spellings s where s.brand_id = t.id order by s.spelling)`,
    follow: followName,
  },
  [BADGES]: {
    table: fragment`badges`,
    columns: fragment`name, filter_name, tone, rule`,
    order: fragment`t.position, t.id`,
    usedIn: carriers,
  },
  [COLORS]: {
    table: fragment`colors`,
    columns: fragment`name, hex, words`,
    order: fragment`t.position, t.id`,
  },
  [UNITS]: {
    table: fragment`units`,
    columns: fragment`name, spellings`,
    order: fragment`t.position, t.id`,
    settle: forgetFetched,
  },
  [STORE_DAYS]: {
    table: fragment`store_days`,
    columns: fragment`name, from_day, to_day, city_id, store_id, hours`,
    order: fragment`t.from_day desc, t.id desc`,
    yields: narrowerDays,
    links: {
      city_id: citiesToChoose,
      store_id: fragment`select s.id::text as value, s.name || ', ' || s.address as label
        from stores s join cities c on c.id = s.city_id order by c.position, s.position, s.id`,
    },
  },
  2: {
    table: fragment`cancel_causes`,
    columns: fragment`name, told`,
    order: fragment`t.position, t.id`,
    usedIn: fragment`select o.id from orders o where o.cancel_cause_id = t.id`,
  },
  4: {
    table: fragment`order_sources`,
    columns: fragment`name`,
    order: fragment`t.position, t.id`,
    usedIn: fragment`select n.order_id as id from order_staff n where n.source_id = t.id`,
  },
  5: {
    table: fragment`delivery_ways`,
    columns: fragment`name, description, kind, price, percent, min_value, free_from, lead_days, is_default`,
    order: fragment`t.position, t.id`,
    usedIn: fragment`select distinct s.order_id as id from order_services s where s.service_id = t.id`,
    parts: fragment`select d.id from delivery_tariffs d where d.service_id = t.id`,
  },
  6: {
    table: fragment`delivery_tariffs`,
    columns: fragment`service_id, city_id, price, free_from, lead_days`,
    order: fragment`t.id desc`,
    links: {
      service_id: fragment`select id::text as value, name as label from delivery_ways order by position, id`,
      city_id: citiesToChoose,
    },
  },
};

export const tableOf = (id: number): ReferenceTable | undefined =>
  (tables as Readonly<Record<number, ReferenceTable>>)[id];
