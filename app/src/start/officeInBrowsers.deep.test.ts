import type { Browser, Page } from '@playwright/test';
import { sql } from '@siren/server/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuyer } from '../testing/createBuyer.ts';
import { createRoom } from '../testing/createRoom.ts';
import { openBrowser, openStaffPage } from '../testing/openStaffPage.ts';
import { callShop } from '../testing/sockets/callShop.ts';
import { createBadLine } from '../testing/sockets/createBadLine.ts';
import type { BadLine } from '../testing/sockets/createBadLine.ts';
import { createChance } from '../testing/sockets/createChance.ts';
import { keptIn } from '../testing/sockets/keptIn.ts';
import { withData } from '../testing/withDatabase.ts';

/** How long two people work, ms, and when the shop is killed beneath them. */
const WORK_MS = 60_000;
const KILLED_AT_MS = 25_000;
/** They have to know everything so long after the line is well again, ms. */
const REST_MS = 60_000;
/** After so long a line that is dead is noticed, and one that was cut is tried again, ms of the page's own clock. */
const NOTICED_MS = 41_000;
const TRIED_MS = 21_000;
const ROOM = 'all';

const room = createRoom();
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await browser.close();
  await room.clear();
});

/** Somebody in the room, whose line does what the test has it do. */
interface Person {
  token: string;
  page: Page;
  line: BadLine;
}

async function come(url: string, login: string): Promise<Person> {
  const { page, token } = await openStaffPage(browser, { url, login, height: 900 });
  const line = createBadLine();
  await page.routeWebSocket(/\/socket$/, line.route);
  await page.clock.install();
  await page.goto(`${url}/backoffice/rooms/${ROOM}`);
  await page.getByText(/^На.связи$/).waitFor();
  return { token, page, line };
}

const wordsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('log')
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => /реплика \d+/.exec(one.textContent)?.[0] ?? ''));

/** How many notifications are open, by the title of the tab: in the room that is in sight nothing is unread. */
const countOf = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

/** How many notifications are open for somebody, as the shop tells it. */
async function openNews(url: string, token: string): Promise<number> {
  const closed: (string | null)[] = [];
  for (let page = 1, total = 1; closed.length < total; page += 1) {
    const asked = { token, query: '', page };
    const answer = await callShop(url, '/api/backoffice/notifications', asked);
    closed.push(...answer.rows.map(({ closedAt }) => closedAt));
    ({ total } = answer);
  }
  return closed.filter((at) => at === null).length;
}

test(
  'two browsers in a room, over lines that break, stall, double and mix up what is said, and a shop that is killed, know everything once and in its order',
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const chance = createChance(seed);
    const dataDir = await room.filled();
    let shop = await room.open(dataDir, { env: { UNPROVEN_ORDERS: '1000' } });
    const env = { PORT: new URL(shop.url).port, UNPROVEN_ORDERS: '1000' };
    await shop.sells();
    const offers = await withData(dataDir, (db) =>
      db.query<{ id: number }>(sql`
        select o.id from offers o join stock s on s.offer_id = o.id where o.active group by o.id having sum(s.quantity) > 5
        order by o.id limit 20`),
    );
    const buyer = createBuyer(
      shop.url,
      offers.map(({ id }) => id),
    );
    const people = await Promise.all(['cashier', 'admin'].map((login) => come(shop.url, login)));

    const said: string[] = [];
    /** What stood in a room twice. */
    const doubled: string[] = [];
    let next = 0;
    const pass = (page: Page, ms: number) => page.clock.fastForward(ms);
    const deeds: Readonly<Record<string, (one: Person) => Promise<unknown>>> = {
      async say({ page }) {
        const words = `реплика ${next++}`;
        const field = page.getByRole('textbox', { name: 'Сообщение' });
        await field.fill(words, { timeout: 2_000 });
        said.push(words);
        await field.press('Enter');
      },
      order: async () => buyer.press(await buyer.prepare()),
      close: ({ page }) =>
        page
          .getByRole('button', { name: /^Закрыть/ })
          .first()
          .click({ timeout: 1_000 }),
      async cut({ page, line }) {
        await line.cut();
        await pass(page, TRIED_MS);
      },
      async deaden({ page, line }) {
        line.deaden();
        await sleep(500);
        await pass(page, NOTICED_MS);
        await sleep(100);
        await pass(page, TRIED_MS);
      },
      double: async ({ line }) => void (line.doubles = !line.doubles),
      stray: async ({ line }) => void (line.strays = [0, 1, 2].map(() => chance.below(600))),
      straight: async ({ line }) => void (line.strays = []),
      focus: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
      async offline({ page }) {
        await page.context().setOffline(true);
        await sleep(chance.below(1_000));
        await page.context().setOffline(false);
      },
    };
    const names = Object.keys(deeds);
    const done: Record<string, number> = {};
    const until = Date.now() + WORK_MS;
    /** What cannot be done just now, for the shop is down or there is nothing to close, is left. */
    async function work(one: Person): Promise<void> {
      while (Date.now() < until) {
        const name = chance.below(3) === 0 ? 'say' : chance.of(names);
        const isDone = await deeds[name]!(one).then(
          () => true,
          () => false,
        );
        if (isDone) done[name] = (done[name] ?? 0) + 1;
        const words = await wordsIn(one.page).catch((): string[] => []);
        doubled.push(...words.filter((word, at) => words.indexOf(word) !== at));
        await sleep(50 + chance.below(250));
      }
    }
    async function kill(): Promise<void> {
      await sleep(KILLED_AT_MS);
      shop.kill('SIGKILL');
      await shop.ended;
      shop = await room.open(dataDir, { env });
    }
    await Promise.all([...people.map(work), kill()]);
    const told = `SEED=${seed}, ${JSON.stringify(done)}`;
    for (const name of names) expect(done[name], `${name}: ${told}`).toBeGreaterThan(0);

    expect(doubled, told).toEqual([]);

    const patient = { timeout: REST_MS, message: told };
    const kept = async () =>
      (await keptIn(shop.url, { room: ROOM, token: people[0]!.token })).map(({ text }) => text);
    const openFor = (token: string) => openNews(shop.url, token);
    async function expectAllKnown(): Promise<void> {
      await expect.poll(async () => (await kept()).toSorted(), patient).toEqual(said.toSorted());
      const words = await kept();
      for (const { page, token } of people) {
        const earlier = page.getByRole('button', { name: 'Показать раньше' });
        while (await earlier.isVisible()) await earlier.click();
        await expect.poll(() => wordsIn(page), patient).toEqual(words);
        await expect.poll(async () => (await countOf(page)) - (await openFor(token)), patient).toBe(0);
      }
    }

    for (const { page, line } of people) {
      line.mend();
      await page.context().setOffline(false);
      // What is dead is noticed; what was refused again and again is tried ever more seldom.
      await pass(page, NOTICED_MS);
      const isOn = async () => {
        if (await page.getByText(/^На.связи$/).isVisible()) return true;
        await pass(page, TRIED_MS);
        return false;
      };
      await expect.poll(isOn, { ...patient, interval: 1_000 }).toBe(true);
    }
    expect(said.length, told).toBeGreaterThan(20);
    await expectAllKnown();

    // Of what is doubled and mixed up on a line that holds nothing is asked for anew.
    for (const { line } of people) Object.assign(line, { doubles: true, strays: [300, 0, 900, 20, 500] });
    for (let round = 0; round < 5; round += 1) for (const one of people) await deeds['say']!(one);
    await deeds['order']!(people[0]!);
    await expectAllKnown();
    expect(await openFor(people[0]!.token)).toBeGreaterThan(0);
  },
  WORK_MS + 5 * REST_MS,
);
