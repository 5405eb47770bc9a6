import type { Locator, Page } from '@playwright/test';
import { openCartWith } from './requests.ts';
import { addFromSection, expect, holdCode, test } from './shop.ts';

const WIDTHS = [320, 360, 390, 412, 480, 600];
const TAPS = 10;
/** Answers of the shop come so much later, ms; and so much time passes between two taps. */
const NETWORKS = [
  { latency: 0, pause: 90 },
  { latency: 400, pause: 90 },
  { latency: 400, pause: 300 },
];

const rows = (page: Page) => page.getByRole('region', { name: 'Товары в корзине' }).getByRole('listitem');

async function delayAnswers(page: Page, ms: number): Promise<void> {
  await page.route('**/api/cart/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

/** Top edges and heights of what stands in a row, by their words; what says that it saves is looked at apart. */
const placesIn = (row: Locator) =>
  row.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('a, button, input, [role=group], img')];
    return parts.map((part) => {
      const { top, left, height } = part.getBoundingClientRect();
      return [Math.round(top), Math.round(left), Math.round(height)].join(' ');
    });
  });

/** What else of the row lies where the words are. */
const coveredBy = (words: Locator) =>
  words.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const row = element.closest('li') as HTMLElement;
    const leaves = [...row.querySelectorAll('*')].filter(
      (part) => part.childElementCount === 0 && !element.contains(part) && !part.contains(element),
    );
    return leaves
      .filter((part) => {
        const other = part.getBoundingClientRect();
        const isApart =
          other.right <= box.left ||
          other.left >= box.right ||
          other.bottom <= box.top ||
          other.top >= box.bottom;
        return !isApart && other.width > 1 && other.height > 1;
      })
      .map((part) => part.outerHTML);
  });

async function tapTenTimes(page: Page, button: Locator, pause: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('nothing to tap');
  for (let taps = 0; taps < TAPS; taps += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(pause);
  }
}

for (const width of WIDTHS) {
  test(
    `ten taps at one place are ten pieces at ${width} px`,
    { tag: ['@phone', '@deep'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openCartWith(page, 'stulya', 'podushki');
      const row = rows(page).first();
      const field = row.getByRole('spinbutton');
      const plus = row.getByRole('button', { name: 'Увеличить' });
      await expect(row.getByRole('group')).not.toHaveAttribute('aria-busy');
      await plus.scrollIntoViewIfNeeded();
      const places = await placesIn(row);
      for (const { latency, pause } of NETWORKS) {
        await delayAnswers(page, latency);
        await tapTenTimes(page, plus, pause);
        await expect(field).toHaveValue(String(1 + TAPS));
        await expect(row.getByText('Сохраняем')).toHaveCount(0);
        await expect(row.getByRole('group')).not.toHaveAttribute('aria-busy');
        await expect(field).toHaveValue(String(1 + TAPS));
        expect(await placesIn(row)).toEqual(places);
        await field.fill('1');
        await field.press('Enter');
        await expect(row.getByRole('group')).not.toHaveAttribute('aria-busy');
        await page.unroute('**/api/cart/*');
      }
    },
  );
}

for (const width of [320, 600, 768, 1280]) {
  test(
    `what says that it saves has a place of its own at ${width} px`,
    { tag: ['@phone', '@deep'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openCartWith(page, 'stulya');
      const row = rows(page).first();
      const come = await holdCode(page, /\/api\/cart\//);
      await row.getByRole('button', { name: 'Увеличить' }).click();
      const saving = row.getByText('Сохраняем');
      await expect(saving).toBeVisible();
      expect(await coveredBy(saving)).toEqual([]);
      const places = await placesIn(row);
      come();
      await expect(saving).toHaveCount(0);
      expect(await placesIn(row)).toEqual(places);
    },
  );
}

test(
  'whoever goes on tapping where «В корзину» was changes nothing by accident',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    const card = await addFromSection(page, 'Стулья');
    const field = card.getByRole('spinbutton');
    await delayAnswers(page, 400);
    await tapTenTimes(page, field, 50);
    await expect(field).toHaveValue('1');
    const plus = card.getByRole('button', { name: 'Увеличить' });
    await tapTenTimes(page, plus, 300);
    await expect(field).toHaveValue('11');
  },
);
