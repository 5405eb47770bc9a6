import type { Browser, Page } from '@playwright/test';
import type { ListOperation, StaffList } from '@siren/domain/product-lists';
import { sql } from '@siren/server/db';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../bench/prepareCarts.ts';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { openBrowser, openStaffPage } from '../testing/openStaffPage.ts';
import { signInStaff } from '../testing/sockets/signInStaff.ts';
import { withData } from '../testing/withDatabase.ts';

/** How long two editors work, ms, and when the shop is killed beneath them. */
const WORK_MS = 120_000;
const KILLED_AT_MS = 45_000;
const GOODS = 12;
const LEAST = 4;
/** They have to come to rest once they are let alone, ms. */
const REST_MS = 60_000;
const CALLS = '/api/tools/product-lists';

const room = createRoom();
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await browser.close();
  await room.clear();
});

const handles = (page: Page) => page.getByRole('button', { name: /^Переместить/ });
const namesIn = (page: Page): Promise<(string | null)[]> =>
  handles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** A page of the editor, and the operations whose answer has come. */
async function openEditor(shop: LaunchedShop, login: string, list: number, confirmed: Set<string>) {
  const { page } = await openStaffPage(browser, { url: shop.url, login, height: 1_600 });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/product-lists/apply') || answer.status() !== 200) return;
    const { operations } = answer.request().postDataJSON() as { operations: ListOperation[] };
    for (const { id } of operations) confirmed.add(id);
  });
  await page.goto(`${shop.url}/tools/product-list-editor/${list}`);
  await handles(page).first().waitFor();
  return page;
}

type Deed = (page: Page, luck: number) => Promise<unknown>;

/** Loads the page anew, again and again while the shop is down, as people do. */
async function reload(page: Page): Promise<void> {
  for (;;) {
    const isLoaded = await page.reload({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (
      isLoaded &&
      (await handles(page)
        .first()
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        ))
    )
      return;
    await sleep(500);
  }
}

/** What an editor does, the first of them most of the time. */
const deeds: readonly Deed[] = [
  async (page, luck) => {
    const count = await handles(page).count();
    await handles(page)
      .nth(luck % count)
      .focus();
    const way = luck % 2 === 0 ? 'ArrowUp' : 'ArrowDown';
    for (const key of ['Space', ...Array.from({ length: 1 + (luck % 4) }, () => way), 'Space'])
      await page.keyboard.press(key);
  },
  async (page, luck) => {
    const removals = page.getByRole('button', { name: /^Убрать: / });
    const count = await removals.count();
    if (count > LEAST) await removals.nth(luck % count).click();
  },
  async (page) => {
    const adding = page.getByRole('list', { name: 'Находки' }).getByRole('button', { name: /^Добавить/ });
    await page.getByRole('searchbox', { name: /^Название/ }).fill('кресло');
    await adding.first().click({ timeout: 2_000 });
  },
  (page) => page.getByRole('button', { name: /^Отменить/ }).click({ timeout: 500 }),
  async (page, luck) => {
    await page.context().setOffline(true);
    await sleep(200 + (luck % 1_500));
    await page.context().setOffline(false);
  },
  (page) => reload(page),
];

test(
  'two browsers that edit a list for two minutes, over lines that break and a shop that is killed, end with the same list',
  async () => {
    const seed = Date.now() % 1_000_000;
    const dataDir = await room.filled();
    let shop = await room.open(dataDir);
    const env = { PORT: new URL(shop.url).port };
    await shop.sells();
    const token = await signInStaff(shop.url, 'editor');
    const offers = await withData(dataDir, (db) =>
      db.query<{ id: number }>(sql`select id from offers where active order by id limit ${GOODS}`),
    );
    const made = { token, name: 'Вместе', idempotencyKey: randomUUID(), copyOf: null };
    const { id } = await call<StaffList>(shop.url, `${CALLS}/create`, made);
    const first = offers.map((offer) => ({
      id: randomUUID(),
      change: { kind: 'add', offer: offer.id, after: null },
    }));
    await call(shop.url, `${CALLS}/apply`, { token, id, operations: first });

    const confirmed = new Set<string>();
    const pages = await Promise.all(
      ['editor', 'admin'].map((login) => openEditor(shop, login, id, confirmed)),
    );
    const luck = fc.sample(fc.nat(1_000), { seed, numRuns: 5_000 });
    const began = Date.now();
    const done = deeds.map(() => 0);
    /** An editor at work: what cannot be done just now, for the line is down or a row is gone, is left. */
    async function work(page: Page, turn: number): Promise<void> {
      for (let at = turn; Date.now() - began < WORK_MS; at += 2) {
        const chance = luck[at % luck.length] ?? 0;
        const which = chance % 2 === 0 ? 0 : (luck[(at + 1) % luck.length] ?? 0) % deeds.length;
        const isDone = await Promise.resolve(deeds[which]?.(page, chance)).then(
          () => true,
          () => false,
        );
        if (isDone) done[which] = (done[which] ?? 0) + 1;
        await sleep(50 + (chance % 200));
      }
    }
    async function kill(): Promise<void> {
      await sleep(KILLED_AT_MS);
      shop.kill('SIGKILL');
      await shop.stop();
      shop = await room.open(dataDir, { env });
    }
    await Promise.all([...pages.map(work), kill()]);
    const told = `seed ${seed}, deeds ${done.join(', ')}`;
    for (const times of done) expect(times, told).toBeGreaterThan(0);
    expect(done[0], told).toBeGreaterThan(50);

    for (const page of pages) {
      await page.context().setOffline(false);
      await handles(page).first().waitFor({ timeout: REST_MS });
      await page.getByText('Всё сохранено').waitFor({ timeout: REST_MS });
    }
    const list = () => call<StaffList>(shop.url, `${CALLS}/get`, { token, id });
    const kept = await list();
    const names = kept.goods.map(({ name, offer }) => `Переместить: ${name || `Товар №\u00a0${offer}`}`);
    for (const page of pages) await expect.poll(() => namesIn(page), { timeout: REST_MS }).toEqual(names);
    expect(await list(), told).toMatchObject({ version: kept.version });
    const applied = await withData(dataDir, (db) =>
      db.query<{ id: string }>(sql`select id from product_list_operations where list_id = ${id}`),
    );
    const known = new Set(applied.map((one) => one.id));
    expect(
      [...confirmed].filter((one) => !known.has(one)),
      told,
    ).toEqual([]);
    expect(confirmed.size, told).toBeGreaterThan(50);
  },
  WORK_MS + 3 * REST_MS,
);
