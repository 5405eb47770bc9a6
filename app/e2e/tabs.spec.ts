import type { Locator, Page } from '@playwright/test';
import { articles, choose, filters, open, progress, SOFAS, summary, total } from './lists.ts';
import { open as openSettled } from './moves.ts';
import { addToCart, awake, city, expect, test } from './shop.ts';

const LADA = '/product/divan-lada-dvuhmestnyy-velyur';
const TISHINA = '/product/kreslo-dlya-otdyha-tishina-dub-rogozhka';
const CHAIRS = '/section/stulya';

const order = (page: Page) => page.getByRole('combobox', { name: 'Порядок товаров' });
const applied = (page: Page, value: string) => summary(page).getByRole('link', { name: `Убрать: ${value}` });
const view = (page: Page, name: 'Плиткой' | 'Строками') => page.getByRole('button', { name });
const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина/ });
/** The stepper of a good that lies in the cart, among those that one sees. */
const pieces = (place: Page | Locator) => place.getByRole('spinbutton').locator('visible=true').first();
const increase = (place: Page | Locator) =>
  place.getByRole('button', { name: 'Увеличить', exact: true }).locator('visible=true').first();
const add = (place: Locator) =>
  place.getByRole('button', { name: 'В корзину', exact: true }).locator('visible=true').first();

test.describe('in two tabs', () => {
  test(
    'a list is narrowed and ordered in one, the other is as one left it, «Назад» too',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await open(page);
      await open(other);
      const all = await total(page);
      const some = await choose(page, false, 'Графит');
      await order(page).selectOption('price-asc');
      await expect(page).toHaveURL(/tsvet=grafit&sort=price-asc$/);
      await expect(other).toHaveURL(SOFAS);
      await choose(other, false, 'Овсяный');
      await expect(order(other)).toHaveValue('popular');
      await expect(applied(other, 'Графит')).toHaveCount(0);
      await expect((await filters(other, false)).getByRole('checkbox', { name: 'Графит' })).not.toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(/tsvet=grafit$/);
      await expect(applied(page, 'Графит')).toBeVisible();
      await expect(applied(page, 'Овсяный')).toHaveCount(0);
      await expect(progress(page)).toContainText(` из ${some}`);
      await other.goBack();
      await expect(other).toHaveURL(SOFAS);
      await expect(summary(other)).toHaveCount(0);
      await expect.poll(() => total(other)).toBe(all);
      await page.reload();
      await expect(applied(page, 'Графит')).toBeVisible();
      await expect(progress(page)).toContainText(` из ${some}`);
    },
  );

  test(
    'rows or cards are what was chosen last, in both at once',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await open(page);
      await open(other, CHAIRS);
      await expect(view(other, 'Плиткой')).toHaveAttribute('aria-pressed', 'true');
      await view(page, 'Строками').click();
      await expect(view(other, 'Строками')).toHaveAttribute('aria-pressed', 'true');
      await expect(articles(other).first()).toContainText('Арт.');
      await view(other, 'Плиткой').click();
      await expect(view(page, 'Плиткой')).toHaveAttribute('aria-pressed', 'true');
      await expect(articles(page).first()).not.toContainText('Арт.');
    },
  );

  test(
    'a good goes into the cart in one: its card in the other and both headers count it',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await openSettled(other, CHAIRS);
      const card = articles(other)
        .filter({ has: other.getByRole('button', { name: 'В корзину', exact: true }) })
        .first();
      const link = card.getByRole('heading').getByRole('link');
      const path = (await link.getAttribute('href')) ?? '';
      const same = articles(other).filter({ has: other.locator(`a[href="${path}"]`) });
      await openSettled(page, path);
      await addToCart(page);
      await expect(pieces(same)).toHaveValue('1');
      await expect(basket(other)).toHaveAccessibleName(/^Корзина, 1\sтовар/);
      await increase(same).click();
      await expect(pieces(page.getByRole('main'))).toHaveValue('2');
      await expect(basket(page)).toHaveAccessibleName(/^Корзина, 2\sтовара/);
      await expect(page.getByRole('status').filter({ hasText: /В.корзине 2.шт/ })).toBeAttached();
      await expect(same.getByRole('group', { name: 'Количество' })).not.toHaveAttribute('aria-busy');
      await pieces(page.getByRole('main')).fill('0');
      await page.keyboard.press('Enter');
      await expect(add(same)).toBeVisible();
      await expect(add(page.getByRole('main'))).toBeVisible();
      await expect(basket(other)).toHaveAccessibleName('Корзина');
    },
  );

  test(
    'a good that was seen in one is among those that were seen in the other',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await page.goto('/section');
      await awake(page);
      await other.goto(TISHINA);
      await awake(other);
      await expect.poll(() => other.evaluate(() => localStorage.getItem('own:seen'))).toMatch(/^\[\d+/);
      await page.goto(LADA);
      await awake(page);
      await page.getByRole('region', { name: 'Хорошо рядом' }).scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const seen = page.getByRole('region', { name: 'Вы смотрели' });
      await expect(seen.getByRole('article')).toHaveCount(1);
      await expect(seen).toContainText('Тишина');
    },
  );

  test(
    'words that found something in one are offered in the other',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/');
      await awake(other);
      await page.goto(`/search?query=${encodeURIComponent('ковёр')}`);
      await awake(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('own:queries'))).toContain('ковёр');
      await other.getByRole('combobox', { name: 'Поиск по каталогу' }).click();
      await expect(other.getByRole('listbox').getByRole('option', { name: 'ковёр' })).toBeVisible();
    },
  );

  test(
    'another city is chosen in one: the delivery of the good in the other is that of the city',
    { tag: '@deep' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await openSettled(other, LADA);
      const box = (tab: Page) => tab.getByRole('region', { name: 'Доставка' });
      const before = await box(other).innerText();
      await page.goto(LADA);
      await awake(page);
      await box(page).getByRole('button', { name: 'Сменить город' }).click();
      await page
        .getByRole('dialog', { name: 'Выберите город' })
        .getByRole('option', { name: /^Казань/ })
        .click();
      await expect(box(page)).toContainText(/Получить в.Казани/);
      await expect(box(other)).toContainText(/Получить в.Казани/);
      await expect(city(other, 'Казань')).toBeVisible();
      await expect
        .poll(async () => (await box(other).innerText()).replace('Казань', 'Екатеринбург'))
        .not.toBe(before);
      await expect.poll(() => box(other).innerText()).toBe(await box(page).innerText());
    },
  );

  test(
    'a heart of one lets a good go: the list of what is kept in the other is without it',
    { tag: '@deep' },
    async ({ page, context }) => {
      await open(page, '/section/svet');
      const heart = articles(page).first().getByRole('button', { name: 'В избранное', exact: true });
      const name = await articles(page).first().getByRole('heading').innerText();
      const saved = page.waitForResponse('**/api/user/toggle-favorite-product');
      await heart.click();
      await saved;
      const other = await context.newPage();
      await openSettled(other, '/lk/favorites');
      await expect(articles(other).filter({ hasText: name })).toHaveCount(1);
      await heart.click();
      await expect(other.getByRole('main').getByRole('link', { name: 'Открыть каталог' })).toBeVisible();
      await expect(other.getByRole('banner').getByRole('link', { name: /^Избранное/ })).toHaveAccessibleName(
        'Избранное',
      );
    },
  );
});
