import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { StaffGood } from '@siren/domain/goods';
import { startCluster } from '@siren/server/db';
import { findChromium } from '../../scripts/chromium.ts';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import type { LaunchedShop } from '../src/testing/launchShop.ts';
import { signInStaff } from '../src/testing/sockets/signInStaff.ts';
import { goodsFeed } from './goodsFeed.ts';
import { importFile, writeFeed } from './importing/index.ts';
import { call } from './prepareCarts.ts';

type Say = (line: string) => void;

const GOODS = 100_000;
const ARTICLE = 'B-77777-0';
const PRICE = 77_777;
/** A person who types neither fast nor slowly, ms a key. */
const KEY_MS = 250;
const POLL_MS = 10;
/** So long after a start with so many goods a process has them in memory, ms. */
const SETTLED_MS = 10_000;
/** A price that is mended once they are. */
const NEXT_PRICE = 78_888;

/** Finds the good by its article and mends its price, by keys alone. */
async function mend(page: Page): Promise<{ keys: number; ms: number }> {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const begun = performance.now();
  await press('Control+k');
  await type(ARTICLE);
  await page.getByRole('group', { name: 'Товары' }).getByRole('option').first().waitFor();
  await press('Enter');
  const price = page.getByRole('textbox', { name: /^Цена, / }).first();
  await price.waitFor();
  while (!(await price.evaluate((field) => field === document.activeElement))) await press('Tab');
  await press('Control+a');
  await type(String(PRICE));
  const saved = page.waitForResponse('**/api/admin/catalog/save');
  await press('Control+s');
  if (!(await saved).ok()) throw new Error('The price was not saved.');
  return { keys, ms: Math.round(performance.now() - begun) };
}

/** How long a process goes on to answer with the price that was, ms. */
async function untilShown(url: string, path: string, wanted: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { price } = await call<{ price: number }>(url, '/api/catalog/product', { token: '', path });
    if (price === wanted) return Math.round(performance.now() - begun);
    await sleep(POLL_MS);
  }
}

/** Sets a price as the screen does. */
async function setPrice(url: string, token: string, id: number): Promise<void> {
  const { version, variants } = await call<StaffGood>(url, '/api/admin/catalog/get', { token, id });
  const [variant] = variants;
  const sold = variant?.prices.find(({ price }) => price !== null);
  const prices = [{ offer: variant?.offer, region: sold?.region.id, price: NEXT_PRICE, oldPrice: null }];
  await call(url, '/api/admin/catalog/save', { token, id, version, prices });
}

/** An administrator finds a wrong price among 100,000 goods and mends it by keys; how soon two processes show it. */
export async function benchMend(say: Say) {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-bench-mend-'));
  const cluster = await startCluster({ dataDir: join(dataDir, 'database'), log: () => {}, transport: 'tcp' });
  const env = { DATABASE_URL: cluster.url, DEMO: '1' };
  const shops: LaunchedShop[] = [];
  const browser = await chromium.launch({ executablePath: await findChromium(say), args: ['--no-sandbox'] });
  try {
    for (const name of ['first', 'second']) {
      const shop = launchShop(join(dataDir, name), { env });
      shops.push(shop);
      await shop.ready();
    }
    const feed = await writeFeed(dataDir, 'goods', goodsFeed(GOODS));
    await importFile(join(dataDir, 'first'), feed, 'goods', env);
    const [url = '', other = ''] = shops.map((shop) => shop.url);
    const token = await signInStaff(url, 'admin');
    const found = await call<{ rows: { id: number; path: string }[] }>(url, '/api/admin/catalog/list', {
      token,
      query: ARTICLE,
    });
    const { id, path } = found.rows[0] ?? { id: 0, path: '' };
    for (const one of [url, other]) await call(one, '/api/catalog/product', { token: '', path });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.context().addCookies([{ name: 'token', value: token, url }]);
    await page.goto(`${url}/admin`);
    await page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor();
    const { keys, ms } = await mend(page);
    const shown = (price: number) => Promise.all([url, other].map((one) => untilShown(one, path, price)));
    const startedMs = await shown(PRICE);
    await sleep(SETTLED_MS);
    await setPrice(url, token, id);
    const shownMs = await shown(NEXT_PRICE);
    const seconds = Math.round((ms + keys * KEY_MS) / 1_000);
    say(
      `A wrong price among ${GOODS} goods: ${keys} keys, ${ms} ms of the shop, ${seconds} s at a person’s pace`,
    );
    say(
      `  shown by the process that saved it after ${shownMs[0]} ms, by the other one after ${shownMs[1]} ms; 1,000 are wished for. Seconds after the start: ${startedMs.join(' and ')} ms`,
    );
    return { goods: GOODS, keys, ms, seconds, shownMs, startedMs };
  } finally {
    await browser.close();
    await Promise.all(shops.map((shop) => shop.stop()));
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
