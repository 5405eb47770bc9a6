import { chromium } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { CONDITIONS, longestWait, pointAt, press, watchInteractions } from './vitals/index.ts';

/** Pause between two keys, and how long one is held, ms: what the first one brings is drawn by then. */
const KEY_MS = 150;

/** Rows that came, and the picture of them. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('row').nth(5).waitFor();
}

/** A press as a hand makes it. */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target);
  await press(page);
}

/** What people do on the list of orders. */
const deeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async select(page) {
    for (const at of [1, 2, 3, 0, 0])
      await pressOn(page, page.getByRole('row').nth(at).getByRole('checkbox'));
  },
  async filter(page) {
    await pressOn(page, page.getByRole('button', { name: /^Статус/ }));
    await page.keyboard.press('ArrowDown', { delay: KEY_MS });
    await page.keyboard.press('Space', { delay: KEY_MS });
    await settle(page);
    await page.keyboard.press('Escape');
  },
  async sort(page) {
    await pressOn(page, page.getByRole('columnheader').getByRole('button').first());
    await settle(page);
  },
  async search(page) {
    await pressOn(page, page.getByRole('searchbox').first());
    await page.keyboard.type('анна', { delay: KEY_MS });
    await page.keyboard.press('Enter');
    await settle(page);
  },
  async palette(page) {
    await page.keyboard.press('Control+k', { delay: KEY_MS });
    await page.keyboard.type('104', { delay: KEY_MS });
    await page.keyboard.press('Escape');
  },
  async open(page) {
    await pressOn(page, page.getByRole('row').nth(1).getByRole('link').first());
    await page.getByRole('heading', { level: 1, name: /^Заказ/ }).waitFor();
  },
};

/** The longest wait for a paint of what people do on the staff's list of orders, on a slower processor, ms. */
export async function measureStaffInp(url: string, token: string, say: (line: string) => void) {
  const browser = await chromium.launch({ executablePath: await findChromium(say), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' });
    await page.context().addCookies([{ name: 'token', value: token, url }]);
    await watchInteractions(page);
    await page.goto(`${url}/admin/orders`);
    await settle(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpu });
    const figures: Record<string, number> = {};
    for (const [name, deed] of Object.entries(deeds)) {
      figures[name] = await longestWait(page, () => deed(page));
      say(
        `  ${name}, a processor ${CONDITIONS.cpu} times slower: INP ${figures[name]} ms; 100 are wished for`,
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
