import { screensFor, staffScreens } from '@siren/contract/staff/screens';
import { rankTitles, readQuery } from '@siren/domain/search';
import { resource, useSettled } from '../../../api/index.ts';
import { useOnline } from '../../../navigation/index.ts';
import { useArea } from '../area.tsx';
import {
  actionEntries,
  allEntry,
  clientEntry,
  couponEntry,
  entryFrom,
  goodEntry,
  listEntry,
  orderEntry,
  screenEntries,
  storeEntry,
} from './entries.tsx';
import type { PaletteActions } from './entries.tsx';
import type { Entry, EntryGroup } from './Entry.ts';
import { useFound } from './useFound.ts';
import type { Found } from './useFound.ts';

/** Pause in typing after which the server is asked, ms. */
const PAUSE = 200;
/** A single sign is in nearly every number. */
const ASKED_FROM = 2;
/** Rows of a kind that are shown. */
const SHOWN = 5;

/** Records that are looked for, by the name of their screen. */
export type RecordKind = 'orders' | 'clients' | 'goods' | 'stores' | 'coupons' | 'product-lists';

/** Records of a kind that did not come. */
export interface FailedRecords {
  title: string;
  error: unknown;
  retry(): void;
}

export interface PaletteState {
  /** Of what is typed, without spaces around it. */
  query: string;
  groups: readonly EntryGroup[];
  /** Kinds that the server looks through just now. */
  waiting: readonly string[];
  failed: readonly FailedRecords[];
  /** Kinds of records that one may look for at all. */
  kinds: readonly RecordKind[];
  online: boolean;
}

const foundOrders = (query: string) => resource('/api/admin/orders/list', { query, size: SHOWN });
const foundGoods = (query: string) => resource('/api/admin/catalog/list', { query, size: SHOWN });
const foundClients = (query: string) => resource('/api/admin/clients/list', { query, size: SHOWN });

const foundStores = (query: string) => resource('/api/admin/franchise-stores/list', { query, size: SHOWN });
const foundCoupons = (query: string) => resource('/api/admin/coupons/list', { query, size: SHOWN });

const foundLists = (query: string) => resource('/api/tools/product-lists/list', { query, size: SHOWN });

type Listed<Row> = Found<{ rows: Row[]; total: number }>;

function entriesIn<Row>(
  name: RecordKind,
  query: string,
  { answer }: Listed<Row>,
  entryOf: (row: Row) => Entry,
): Entry[] {
  if (!answer) return [];
  const entries = answer.rows.map(entryOf);
  return answer.total > entries.length ? [...entries, allEntry(name, query, answer.total)] : entries;
}

/** What is meant by what is typed: screens and actions by their names, records as the server's lists find them. */
export function usePalette(
  typed: string,
  permissions: readonly string[],
  actions: PaletteActions,
): PaletteState {
  const online = useOnline();
  const area = useArea();
  const query = readQuery(typed);
  const settled = useSettled(query, PAUSE);
  const seen = screensFor(permissions);
  const asks = (name: RecordKind) => online && query.length >= ASKED_FROM && seen.includes(name);
  const isDue = (name: RecordKind) => asks(name) && settled === query;
  const orders = useFound(isDue('orders') ? foundOrders(query) : null);
  const clients = useFound(isDue('clients') ? foundClients(query) : null);
  const goods = useFound(isDue('goods') ? foundGoods(query) : null);
  const stores = useFound(isDue('stores') ? foundStores(query) : null);
  const coupons = useFound(isDue('coupons') ? foundCoupons(query) : null);
  const lists = useFound(isDue('product-lists') ? foundLists(query) : null);
  const waits = (name: RecordKind, { state }: Found<unknown>) =>
    asks(name) && (state === 'off' || state === 'loading');
  const records = [
    { name: 'orders' as const, found: orders, entries: entriesIn('orders', query, orders, orderEntry) },
    { name: 'clients' as const, found: clients, entries: entriesIn('clients', query, clients, clientEntry) },
    { name: 'goods' as const, found: goods, entries: entriesIn('goods', query, goods, goodEntry) },
    { name: 'stores' as const, found: stores, entries: entriesIn('stores', query, stores, storeEntry) },
    { name: 'coupons' as const, found: coupons, entries: entriesIn('coupons', query, coupons, couponEntry) },
    {
      name: 'product-lists' as const,
      found: lists,
      entries: entriesIn('product-lists', query, lists, listEntry),
    },
  ]
    .filter(({ name }) => seen.includes(name))
    .map((one) => ({
      ...one,
      title: staffScreens[one.name].title,
      entries: one.entries.flatMap((entry) => entryFrom(area, one.name, entry)),
      waits: waits(one.name, one.found),
    }));
  return {
    query,
    groups: [
      { title: 'Разделы', entries: rankTitles(screenEntries(permissions, area), typed), waits: false },
      ...records.map(({ title, entries, waits: more }) => ({ title, entries, waits: more })),
      { title: 'Действия', entries: rankTitles(actionEntries(actions), typed), waits: false },
    ],
    waiting: records.filter((one) => one.waits).map(({ title }) => title),
    failed: records
      .filter(({ found }) => found.state === 'failed')
      .map(({ title, found: { error, retry } }) => ({ title, error, retry })),
    kinds: records.map(({ name }) => name),
    online,
  };
}
