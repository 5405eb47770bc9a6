import type { Page } from '@playwright/test';
import { articles, choose, open, pressMore, progress, SOFAS, summary, total } from './lists.ts';
import { awake, expect, placeOf, restOf, test } from './shop.ts';

/** A list of several pages. */
const LONG = '/section/hranenie';
// What is far below has no inner text: it is not laid out yet.
const names = (page: Page) => articles(page).getByRole('heading').allTextContents();

test.describe('a list of goods', () => {
  test('shows more by a press and never by itself, with pictures that come when they are needed', async ({
    page,
  }) => {
    await open(page);
    await expect(articles(page)).toHaveCount(24);
    await expect(articles(page).last().locator('img').first()).toHaveAttribute('loading', 'lazy');
    await page.getByRole('link', { name: /^Показать ещё/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Показать ещё/ })).toBeInViewport();
    await expect(articles(page)).toHaveCount(24);
    await pressMore(page);
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => articles(page).count()).toBe(await total(page));
  });

  test(
    'has no page beyond its end: an address of one leads to the last, all goods there',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, `${SOFAS}?sort=new&page=50`);
      await expect(page).toHaveURL((url) => url.search === '?sort=new&page=2');
      expect(await articles(page).count()).toBe(await total(page));
      await expect(page.getByRole('link', { name: 'Показать предыдущие' })).toHaveCount(0);
      const query = encodeURIComponent('диван лада двухместный');
      await page.goto(`/search?query=${query}&page=50`);
      await expect(page).toHaveURL(`/search?query=${query}`);
      expect(await articles(page).count()).toBe(await total(page));
    },
  );

  test(
    'asks for one page more, keeps what is there where it does not come, and is whole for others',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
      await open(page, LONG);
      const before = await names(page);
      const asked: unknown[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname === `${LONG}/_payload.json`) asked.push(search);
        if (pathname === '/api/catalog/section')
          asked.push((request.postDataJSON() as { page: number }).page);
      });
      await pressMore(page);
      await expect.poll(() => articles(page).count()).toBe(48);
      expect(asked).toEqual([2]);
      const more = await names(page);
      expect(more.slice(0, 24)).toEqual(before);
      await page.route('**/api/catalog/section', (route) => route.abort());
      await pressMore(page);
      await expect(page.getByText(/^Товары не.загрузились$/)).toBeVisible();
      expect(await names(page)).toEqual(more);
      await page.unroute('**/api/catalog/section');
      asked.length = 0;
      await page.getByRole('link', { name: 'Повторить' }).click();
      await expect(page).toHaveURL(/page=3/);
      await expect.poll(() => articles(page).count()).toBeGreaterThan(48);
      expect(asked).toEqual([3]);
      const list = await names(page);
      expect(list.slice(0, 48)).toEqual(more);
      expect(new Set(list).size).toBe(list.length);
      await page.reload();
      await awake(page);
      expect(await names(page)).toEqual(list);
    },
  );

  test(
    'is as it was on Back, filters, order, pages and place',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await open(page);
      await page.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('price-desc');
      await expect(page).toHaveURL(/sort=price-desc/);
      await choose(page, isMobile, 'В наличии');
      await pressMore(page);
      await expect(page).toHaveURL(/stock=in-stock&sort=price-desc&page=2/);
      await expect.poll(() => articles(page).count()).toBeGreaterThan(24);
      const list = await names(page);
      const card = articles(page).nth(25);
      await card.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const link = card.getByRole('heading').getByRole('link');
      await link.click();
      await expect(page).toHaveURL(/\/product\//);
      await page.goBack();
      await expect(page).toHaveURL(/stock=in-stock&sort=price-desc&page=2/);
      await expect.poll(() => names(page)).toEqual(list);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
      await expect(link).toBeFocused();
      await expect(summary(page).getByRole('link', { name: 'Убрать: В наличии' })).toBeAttached();
      // One more step back is the list before it was narrowed.
      await page.goBack();
      await expect(summary(page)).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('price-desc');
    },
  );

  test(
    'is the same for whom a link to it is sent',
    { tag: '@deep' },
    async ({ page, isMobile, browser, baseURL }) => {
      await open(page);
      await choose(page, isMobile, 'Овсяный');
      await page.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('price-asc');
      await expect(page).toHaveURL(/sort=price-asc/);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await context.newPage();
      await open(other, page.url());
      expect(await names(other)).toEqual(await names(page));
      await expect(summary(other).getByRole('link', { name: 'Убрать: Овсяный' })).toBeVisible();
      await expect(other.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('price-asc');
      await context.close();
    },
  );

  test(
    'is the same, page by page, for whom a link to a further one is sent: they begin at its top',
    { tag: '@deep' },
    async ({ page, browser, baseURL }) => {
      await open(page, `${LONG}?stock=in-stock&sort=price-asc`);
      await pressMore(page);
      await expect(articles(page)).toHaveCount(48);
      await pressMore(page);
      await expect(page).toHaveURL(`${LONG}?stock=in-stock&sort=price-asc&page=3`);
      await expect.poll(() => articles(page).count()).toBe(await total(page));
      const list = await names(page);
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await context.newPage();
      await open(other, page.url());
      expect(await names(other)).toEqual(list);
      await expect(progress(other)).toHaveText(await progress(page).innerText());
      await expect(summary(other).getByRole('link', { name: 'Убрать: В наличии' })).toBeVisible();
      await expect(other.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('price-asc');
      expect(await placeOf(other)).toBe(0);
      await expect(other.getByRole('heading', { level: 1 })).toBeInViewport();
      await context.close();
    },
  );

  test(
    'stands in rows where one compares, and as one chose ever after',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, '/section/matrasy');
      const rows = page.getByRole('button', { name: 'Строками' });
      const grid = page.getByRole('button', { name: 'Плиткой' });
      await expect(rows).toHaveAttribute('aria-pressed', 'true');
      await grid.click();
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      await open(page);
      await rows.click();
      await open(page, '/section/kresla');
      await expect(rows).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('in the rows that one chose is after a reload where it was', { tag: '@deep' }, async ({ page }) => {
    await open(page, `${LONG}?page=2`);
    await page.getByRole('button', { name: 'Строками' }).click();
    await articles(page).nth(44).scrollIntoViewIfNeeded();
    const place = await restOf(page);
    await page.reload();
    await awake(page);
    await expect.poll(() => placeOf(page)).toBe(place);
    await expect(articles(page).nth(44)).toBeInViewport();
  });
});
