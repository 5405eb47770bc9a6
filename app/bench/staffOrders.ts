import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { withData } from '../src/testing/withDatabase.ts';
import { fillOrders } from './fillOrders.ts';
import { call } from './prepareCarts.ts';
import { measureStaffInp } from './staffInp.ts';

type Say = (line: string) => void;

const ORDERS = 200_000;
/** Asks of each kind; some more before them fill the memory of the database. */
const ASKS = 40;
const WARM_ASKS = 5;

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** What is asked of each kind, by the number of the ask, so that no two are alike where people would ask different things. */
const kinds: Readonly<Record<string, (at: number) => object>> = {
  everything: () => ({}),
  'the page in the middle': (at) => ({ page: 2_000 + at }),
  'the last page': () => ({ page: 4_000 }),
  'by customer, in the middle': (at) => ({
    sort: { key: 'customer', direction: 'ascending' },
    page: 2_000 + at,
  }),
  'by date': (at) => ({ sort: { key: 'date', direction: at % 2 ? 'ascending' : 'descending' } }),
  'by date, in the middle': (at) => ({ sort: { key: 'date', direction: 'descending' }, page: 2_000 + at }),
  'by sum, in the middle': (at) => ({ sort: { key: 'toPay', direction: 'ascending' }, page: 2_000 + at }),
  'status of most': () => ({ filters: { status: ['done'] } }),
  'status of some': () => ({ filters: { status: ['waiting', 'new'] } }),
  'every status but one': () => ({
    filters: { status: ['waiting', 'new', 'confirmed', 'assembling', 'delivering', 'done'] },
  }),
  'money paid': () => ({ filters: { money: ['paid'] } }),
  'money due': () => ({ filters: { money: ['due'] } }),
  'money on receipt': () => ({ filters: { money: ['on_receipt'] } }),
  'money returned': () => ({ filters: { money: ['returned'] } }),
  'a store': () => ({ filters: { store: [1] } }),
  'a day of placing': (at) => ({ filters: { from: day(-at), to: day(-at) } }),
  'a year of placing': () => ({ filters: { from: day(-365), to: day(0) } }),
  'a day of delivery': (at) => ({ filters: { dateFrom: day(1 - at), dateTo: day(1 - at) } }),
  mine: () => ({ filters: { mine: true } }),
  'the number': (at) => ({ query: `№ ${100_100 + at * 997}` }),
  'two digits': (at) => ({ query: String(10 + at) }),
  'three digits': (at) => ({ query: String(100 + at) }),
  'a phone': (at) => ({ query: `8 (912) ${String(1_000_000 + at * 7_919).slice(0, 3)}-00-0${at % 10}` }),
  'the end of a phone': (at) => ({ query: String(1_000 + at * 211) }),
  'two letters': (at) => ({ query: ['ан', 'ол', 'пе', 'ор', 'ма'][at % 5] }),
  'a first name': (at) => ({ query: ['анна', 'ольга', 'пётр'][at % 3] }),
  'both names': (at) => ({ query: `${['анна', 'ольга', 'петр'][at % 3]} ор` }),
  'an e-mail': (at) => ({ query: `buyer${at * 4_999}@mail.invalid` }),
};

const millis = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);

async function timesOf(ask: (at: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let at = 0; at < WARM_ASKS + ASKS; at += 1) {
    const begun = performance.now();
    await ask(at);
    if (at >= WARM_ASKS) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: millis(sorted, 0.5), p95: millis(sorted, 0.95) };
}

/** How quickly the staff's list of orders answers with 200,000 of them. */
export async function benchStaffOrders(say: Say) {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-orders-'));
  const shop = launchShop(dataDir);
  try {
    await shop.ready();
    await withData(dataDir, (db) => fillOrders(db, ORDERS));
    const { token: guest } = await call<{ token: string }>(shop.url, '/api/info', { token: '' });
    const who = { token: guest, login: 'admin', password: 'admin-demo' };
    const { token } = await call<{ token: string }>(shop.url, '/api/user/login', who);
    const figures: Record<string, { p50: number; p95: number }> = {};
    for (const [kind, asked] of Object.entries(kinds)) {
      figures[kind] = await timesOf((at) =>
        call(shop.url, '/api/admin/orders/list', { token, ...asked(at) }),
      );
    }
    figures.views = await timesOf(() => call(shop.url, '/api/admin/orders/views', { token }));
    figures['the first screen'] = await timesOf(() => call(shop.url, '/api/admin/overview', { token }));
    say(`The staff’s list of ${ORDERS} orders:`);
    for (const [kind, { p50, p95 }] of Object.entries(figures))
      say(`  ${kind}: p50 ${p50} ms, p95 ${p95} ms`);
    return { ...figures, interactions: await measureStaffInp(shop.url, token, say) };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
