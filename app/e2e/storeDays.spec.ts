import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

const MOSCOW_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** «28.11.2026», by the clocks of Moscow. */
const dayAt = (moment: number) =>
  new Date(moment + MOSCOW_MS).toISOString().slice(0, 10).split('-').toReversed().join('.');

test(
  'days on which all stores are closed are told to shoppers at once',
  { tag: '@deep' },
  async ({ page }) => {
    // Two of them: late in the evening stores further east are a day ahead of Moscow.
    const now = Date.now();
    await openAs(page, 'admin', '/admin/refs/8');
    await page.getByRole('button', { name: 'Запись', exact: true }).click();
    const form = page.getByRole('form', { name: 'Новая запись' });
    await form.getByLabel('Название').fill('Учёт');
    await form.getByLabel(/^С.какого дня/u).fill(dayAt(now));
    await form.getByLabel(/^По.какой/u).fill(dayAt(now + DAY_MS));
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByRole('button', { name: /^Удалить: Учёт, / })).toBeVisible();

    await page.goto('/#magaziny');
    await page.locator('#magaziny').scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Закрыто до.\d/u).first()).toBeVisible();
    await expect(page.getByText(/^Учёт, .*: закрыто$/u).first()).toBeAttached();
  },
);
