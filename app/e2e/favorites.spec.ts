import type { Locator, Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { awake, expect, placeOf, signIn, test } from './shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heart = (card: Locator) => card.getByRole('button', { name: 'В избранное', exact: true });
const nameOf = (card: Locator) => card.getByRole('heading').innerText();
/** «Избранное, 2» in the header, «Избранное 2» at the bottom of a phone. */
const way = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('navigation', { name: 'Главное меню' }))
    .getByRole('link', { name: /^Избранное/ })
    .locator('visible=true');

async function openLamps(page: Page): Promise<void> {
  await page.goto('/section/svet');
  await awake(page);
  await expect(cards(page).first()).toBeVisible();
}

/** Keeps the first goods of a section, and waits until the server has them. */
async function keep(page: Page, count: number): Promise<string[]> {
  await openLamps(page);
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/user/toggle-favorite-product') &&
        (answer.request().postDataJSON() as { value: boolean }).value,
    );
    await heart(cards(page).nth(index)).click();
    await saved;
    names.push(await nameOf(cards(page).nth(index)));
  }
  return names;
}

test('a heart keeps a good: at once, in the count, and in the other tab', async ({ page, context }) => {
  const other = await context.newPage();
  await openLamps(other);
  const [name = ''] = await keep(page, 1);
  await expect(way(page)).toHaveAccessibleName(/1/);
  const there = heart(cards(other).filter({ hasText: name }).first());
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await expect(way(other)).toHaveAccessibleName(/1/);
  await there.click();
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  await expect(way(page)).toHaveAccessibleName('Избранное');
});

test('quick presses end in the last one', { tag: '@deep' }, async ({ page }) => {
  await openLamps(page);
  const first = heart(cards(page).first());
  for (let press = 0; press < 5; press++) await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await quiet(page);
  await expect(async () => {
    await page.goto('/lk/favorites');
    await expect(cards(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});

test(
  'without a network a press is taken back, and that is said',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await openLamps(page);
    await context.setOffline(true);
    await heart(cards(page).first()).click();
    await expect(page.getByText(/^Нет связи с/).first()).toBeVisible();
    await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the list lets a good go and brings it back, by keyboard alone', { tag: '@both' }, async ({ page }) => {
  const names = await keep(page, 3);
  await way(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  expect(new Set(await cards(page).getByRole('heading').allInnerTexts())).toEqual(new Set(names));
  const gone = await nameOf(cards(page).first());
  await heart(cards(page).first()).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(heart(cards(page).first())).toBeFocused();
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/user/toggle-favorite-product') &&
      (answer.request().postDataJSON() as { value: boolean }).value,
  );
  await page.getByRole('button', { name: 'Вернуть' }).press('Enter');
  await expect(cards(page)).toHaveCount(3);
  expect(await nameOf(cards(page).first())).toBe(gone);
  await saved;
  await page.reload();
  expect(await nameOf(cards(page).first())).toBe(gone);
});

test(
  'a filter needs no network, and the place on the list is kept by Back and by a reload',
  { tag: '@deep' },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await keep(page, 6);
    await page.goto('/lk/favorites');
    await awake(page);
    await context.setOffline(true);
    await page
      .getByRole('group', { name: 'Наличие' })
      .getByRole('button', { name: /^В.наличии/ })
      .click();
    await expect(page).toHaveURL(/[?]stock=in_stock$/);
    await context.setOffline(false);
    const link = cards(page).last().getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 100));
    const place = await placeOf(page);
    expect(place).toBeGreaterThan(100);
    await page.reload();
    await awake(page);
    await expect.poll(() => placeOf(page)).toBe(place);
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/[?]stock=in_stock$/);
    await expect.poll(() => placeOf(page)).toBe(place);
  },
);

test('all that can be ordered goes into the cart by one button', { tag: '@deep' }, async ({ page }) => {
  await keep(page, 3);
  await page.goto('/lk/favorites');
  await awake(page);
  const addable = await page
    .getByRole('main')
    .getByRole('button', { name: 'В корзину', exact: true })
    .count();
  expect(addable).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'В корзину все' }).click();
  await expect(page.getByRole('main').getByRole('group', { name: 'Количество' })).toHaveCount(addable);
  await page.getByRole('button', { name: 'Открыть корзину' }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(addable);
});

test(
  'what a guest keeps is there after signing in, and gone with signing out, in every tab',
  { tag: '@deep' },
  async ({ page, context }) => {
    const [name = ''] = await keep(page, 1);
    const other = await context.newPage();
    await openLamps(other);
    await signIn(page, 'cashier');
    await page.goto('/lk/favorites');
    await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
    await expect(page.getByText('Войдите')).toHaveCount(0);
    const there = heart(cards(other).filter({ hasText: name }).first());
    await expect(there).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/lk/login');
    await awake(page);
    await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await expect(there).toHaveAttribute('aria-pressed', 'false');
    await expect(way(other)).toHaveAccessibleName('Избранное');
  },
);

test('an empty list leads on', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/lk/favorites');
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: 'Открыть каталог' }).click();
  await expect(page).toHaveURL(/\/section$/);
});
