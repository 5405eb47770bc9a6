import type { Page } from '@playwright/test';
import { awake, expect, placeOf } from './shop.ts';

export const SOFAS = '/section/divany';
export const summary = (page: Page) => page.getByRole('group', { name: 'Выбранные фильтры' });
export const articles = (page: Page) => page.getByRole('main').getByRole('article');
/** «32 товара» beside the heading. */
export const total = async (page: Page) =>
  Number(
    /\d+/.exec(
      (
        await page
          .getByText(/^\d+\sтовар/)
          .first()
          .innerText()
      ).replace(/\s/g, ''),
    )?.[0],
  );
/** How far the list has come: «Показано 24 из 32 товаров». */
export const progress = (page: Page) => page.getByText(/^Показано \d+ из/);

/** Opens a list that answers to what one does. */
export async function open(page: Page, address = SOFAS): Promise<void> {
  await page.goto(address);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Where filters are: a column at a desk, a sheet on a phone. */
export async function filters(page: Page, isMobile: boolean) {
  if (!isMobile) {
    const column = page.getByRole('complementary', { name: 'Фильтры' });
    // A key that is pressed before the code of the column is there does nothing.
    await awake(column.getByRole('button').first());
    return column;
  }
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  return page.getByRole('dialog', { name: 'Фильтры' });
}

/** Chooses a value, and answers how many goods were promised with it. */
export async function choose(page: Page, isMobile: boolean, value: string): Promise<number> {
  const place = await filters(page, isMobile);
  const box = place.getByRole('checkbox', { name: value, exact: true });
  const promised = Number(/\d+$/.exec(await box.locator('xpath=ancestor::label').innerText())?.[0]);
  await box.click();
  await expect(box).toBeChecked();
  if (isMobile) await place.getByRole('button', { name: `Показать ${promised}` }).click();
  await expect(summary(page).getByRole('link', { name: `Убрать: ${value}` })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(progress(page)).toContainText(` из ${promised}`);
  return promised;
}

/** Presses «Показать ещё» once what the way there brought into view is laid out: that moves it under the finger. */
export async function pressMore(page: Page): Promise<void> {
  const more = page.getByRole('link', { name: /^Показать ещё/ });
  await more.scrollIntoViewIfNeeded();
  await placeOf(page);
  await more.click();
}
