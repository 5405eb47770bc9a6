import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { freezePostgres, isFrozen, killPostgres } from '../testing/postgresOf.ts';

/** How long the database is away, ms. */
const AWAY_MS = 20_000;

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
/** A page of a section and one of a product that guests have just looked at. */
let catalogue: string[];
/** Cookie of a guest with a cart. */
let cookie: string;

interface Answer {
  status: number;
  ms: number;
  text: string;
  retryAfter: string | null;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(new URL(path, shop.url), { redirect: 'manual', ...init });
  const text = await answer.text();
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, ms: performance.now() - started, text, retryAfter };
}

const call = (path: string, payload: object): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: cookie.replace('token=', ''), ...payload }),
  });

const linkIn = (html: string, words: RegExp): string => words.exec(html)?.[1] ?? '';

beforeEach(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
  const sections = await ask('/section');
  const section = linkIn(sections.text, /href="(\/section\/[^"?]+)"/);
  const product = linkIn((await ask(section)).text, /href="(\/product\/[^"?]+)"/);
  catalogue = ['/', '/section', section, product];
  expect(catalogue.every(Boolean)).toBe(true);
  const offer = /"offer":(\d+)/.exec((await ask(product)).text)?.[1];
  const added = await fetch(new URL('/api/cart/add', shop.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: '', id: Number(offer) }),
  });
  expect(added.status).toBe(200);
  cookie = /token=[^;]+/.exec(added.headers.get('set-cookie') ?? '')?.[0] ?? '';
  for (const path of catalogue) expect((await ask(path)).status).toBe(200);
});
afterEach(() => room.clear());

/** What guests, somebody with a cart, and who watches over the shop ask for all the time. */
const askAll = async () => {
  const withCart = { headers: { cookie } };
  const [guests, carted, cartPage, cartCall, order, ready, alive] = await Promise.all([
    Promise.all(catalogue.map((path) => ask(path))),
    Promise.all(catalogue.map((path) => ask(path, withCart))),
    ask('/cart', withCart),
    call('/api/cart/add', { id: 1 }),
    call('/api/order/list', { page: 1 }),
    ask('/readyz'),
    ask('/healthz'),
  ]);
  const all = [...guests, ...carted, cartPage, cartCall, order, ready, alive];
  return {
    guests,
    carted,
    cartPage,
    cartCall,
    order,
    ready,
    alive,
    slowest: Math.max(...all.map(({ ms }) => ms)),
  };
};

/**
 * What is asked for is answered while the database is away, as it is told to be; then all is as before. How long it takes is
 * printed: 3 s are promised for an answer, and 5 s for the return.
 */
async function expectItHolds(isAway: () => boolean, back: () => Promise<void> | void): Promise<void> {
  const until = performance.now() + AWAY_MS;
  let said = await askAll();
  let slowest = 0;
  while (performance.now() < until) {
    said = await askAll();
    slowest = Math.max(slowest, said.slowest);
    // Nobody has waited for the database: it is still away.
    expect(isAway()).toBe(true);
    expect(said.guests.map(({ status }) => status)).toEqual(catalogue.map(() => 200));
    expect(said.carted.map(({ status }) => status)).toEqual(catalogue.map(() => 200));
    expect([said.cartPage.status, said.cartCall.status, said.order.status]).toEqual([503, 503, 503]);
    expect([said.alive.status, said.ready.status]).toEqual([200, 503]);
    await sleep(250);
  }
  for (const { text } of [...said.guests, ...said.carted]) expect(text).toContain('могли измениться');
  expect(said.cartPage.text).toContain('Магазин ненадолго недоступен');
  expect([Number(said.cartPage.retryAfter), Number(said.cartCall.retryAfter)]).toEqual([5, 5]);
  const body: unknown = JSON.parse(said.cartCall.text);
  expect(body).toMatchObject({ public_error: true, group: 'general', code: 'unavailable' });
  expect(JSON.parse(said.ready.text)).toMatchObject({
    missing: expect.arrayContaining(['database']) as unknown,
  });

  await back();
  const since = performance.now();
  const isWell = async () => {
    const now = await askAll();
    const shown = [...now.guests, ...now.carted];
    return (
      now.ready.status === 200 &&
      now.cartPage.status === 200 &&
      shown.every(({ status, text }) => status === 200 && !text.includes('могли измениться'))
    );
  };
  await expect.poll(isWell, { interval: 100 }).toBe(true);
  const backMs = performance.now() - since;
  console.info(`slowest answer ${Math.round(slowest)} ms, back after ${Math.round(backMs)} ms`);
  expect((await ask('/cart', { headers: { cookie } })).text).not.toContain('Корзина пуста');
  expect(shop.complaints().slice(12)).toEqual([]);
}

test('a PostgreSQL that is frozen for 20 s makes nobody wait, and guests see the catalogue', async () => {
  const thaw = freezePostgres(dataDir);
  await expectItHolds(() => isFrozen(dataDir), thaw);
  expect(await shop.stop()).toBe(0);
});

test('one that is gone for 20 s likewise', async () => {
  const control = join(dataDir, 'postgres/global/pg_control');
  await rename(control, `${control}.away`);
  killPostgres(dataDir);
  // Without that file none can start.
  await expectItHolds(
    () => existsSync(`${control}.away`),
    async () => {
      await rename(`${control}.away`, control);
      // The shop starts it again, and it recovers: the eighth line says that it takes connections.
      const status = () => readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
      await expect.poll(status, { timeout: 30_000, interval: 20 }).toMatch(/^ready/m);
    },
  );
  expect(await shop.stop()).toBe(0);
});
