import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import { createOnlookers, isWell } from '../testing/onlookers.ts';
import type { Onlookers } from '../testing/onlookers.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { freezePostgres, isFrozen, killPostgres } from '../testing/postgresOf.ts';

/** How long the database is away, ms. */
const AWAY_MS = 20_000;

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
let onlookers: Onlookers;

beforeEach(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
  onlookers = await createOnlookers(shop);
});
afterEach(() => room.clear());

/**
 * What is asked for is answered while the database is away, as it is told to be; then all is as before. How long it takes is measured by
 * `npm run bench -- outage`.
 */
async function expectItHolds(isAway: () => boolean, back: () => Promise<void> | void): Promise<void> {
  const until = performance.now() + AWAY_MS;
  const { catalogue, askAll } = onlookers;
  let said = await askAll();
  while (performance.now() < until) {
    said = await askAll();
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
  await expect.poll(async () => isWell(await askAll()), { interval: 100 }).toBe(true);
  expect((await onlookers.cart()).text).not.toContain('Корзина пуста');
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
