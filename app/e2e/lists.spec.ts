import type { Page } from '@playwright/test';
import { awake, expect, test } from './shop.ts';

const SOFAS = '/section/divany';
/** A list of several pages. */
const LONG = '/section/hranenie';
const summary = (page: Page) => page.getByRole('group', { name: 'Выбранные фильтры' });
const articles = (page: Page) => page.getByRole('main').getByRole('article');
// What is far below has no inner text: it is not laid out yet.
const names = (page: Page) => articles(page).getByRole('heading').allTextContents();
/** «32 товара» beside the heading. */
const total = async (page: Page) =>
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
const progress = (page: Page) => page.getByText(/^Показано \d+ из/);

async function open(page: Page, address = SOFAS): Promise<void> {
  await page.goto(address);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Where filters are: a column at a desk, a sheet on a phone. */
async function filters(page: Page, isMobile: boolean) {
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
async function choose(page: Page, isMobile: boolean, value: string): Promise<number> {
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

test.describe('a list of goods', () => {
  test('says its total above and below, and has a filter for all that cards show', async ({
    page,
    isMobile,
  }) => {
    await open(page);
    await expect(progress(page)).toContainText(` из ${await total(page)}`);
    const place = await filters(page, isMobile);
    for (const facet of [/^Цена/, /^Наличие/, /^Предложения/, /^Цвет/])
      await expect(place.getByRole('button', { name: facet }).first()).toBeVisible();
  });

  test('keeps what each value promises, in place and in a summary', async ({ page, isMobile }) => {
    await open(page);
    const promised = await choose(page, isMobile, 'Графит');
    await expect.poll(() => total(page)).toBe(promised);
    await expect(page).toHaveURL(/\?tsvet=grafit$/);
    const place = await filters(page, isMobile);
    await expect(place.getByRole('checkbox', { name: 'Графит' })).toBeChecked();
    // The others of the same facet stay what they were: they are alternatives.
    await expect(place.getByRole('checkbox', { name: 'Овсяный' })).toBeEnabled();
    if (isMobile) await page.keyboard.press('Escape');
    await summary(page).getByRole('link', { name: 'Убрать: Графит' }).click();
    await expect(summary(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/tsvet/);
  });

  test('leaves values without goods where they are, not to be chosen', async ({ page, isMobile }) => {
    await open(page, `${SOFAS}?tsvet=grafit&price=..50000`);
    const place = await filters(page, isMobile);
    await expect(place.getByRole('checkbox', { disabled: true }).first()).toBeVisible();
  });

  test('is narrowed by popular filters above it and by a typed price', async ({ page, isMobile }) => {
    await open(page);
    const before = await total(page);
    const popular = page.getByRole('group', { name: 'Часто выбирают' });
    await popular.getByRole('link', { name: 'Со скидкой' }).click();
    await expect(summary(page).getByRole('link', { name: 'Убрать: Со скидкой' })).toBeVisible();
    await expect.poll(() => total(page)).toBeLessThan(before);
    const place = await filters(page, isMobile);
    await place.getByRole('textbox', { name: 'Цена до' }).fill('60000');
    await page.keyboard.press('Enter');
    if (isMobile) await place.getByRole('button', { name: /^Показать \d/ }).click();
    await expect(summary(page).getByRole('link', { name: /Убрать: до 60.000/ })).toBeVisible();
    await expect(page).toHaveURL(/badge=sale&price=\.\.60000/);
    await summary(page).getByRole('link', { name: 'Сбросить всё' }).click();
    await expect.poll(() => total(page)).toBe(before);
  });

  test('shows more by a press and never by itself, with pictures that come when they are needed', async ({
    page,
  }) => {
    await open(page);
    await expect(articles(page)).toHaveCount(24);
    await expect(articles(page).last().locator('img').first()).toHaveAttribute('loading', 'lazy');
    await page.getByRole('link', { name: /^Показать ещё/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Показать ещё/ })).toBeInViewport();
    await expect(articles(page)).toHaveCount(24);
    await page.getByRole('link', { name: /^Показать ещё/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => articles(page).count()).toBe(await total(page));
  });

  test('has no page beyond its end: an address of one leads to the last, all goods there', async ({
    page,
  }) => {
    await open(page, `${SOFAS}?sort=new&page=50`);
    await expect(page).toHaveURL((url) => url.search === '?sort=new&page=2');
    expect(await articles(page).count()).toBe(await total(page));
    await expect(page.getByRole('link', { name: 'Показать предыдущие' })).toHaveCount(0);
    const query = encodeURIComponent('диван лада двухместный');
    await page.goto(`/search?query=${query}&page=50`);
    await expect(page).toHaveURL(`/search?query=${query}`);
    expect(await articles(page).count()).toBe(await total(page));
  });

  test('asks for one page more, keeps what is there where it does not come, and is whole for others', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await open(page, LONG);
    const before = await names(page);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === `${LONG}/_payload.json`) asked.push(search);
      if (pathname === '/api/catalog/section') asked.push((request.postDataJSON() as { page: number }).page);
    });
    await page.getByRole('link', { name: /^Показать ещё/ }).click();
    await expect.poll(() => articles(page).count()).toBe(48);
    expect(asked).toEqual([2]);
    const more = await names(page);
    expect(more.slice(0, 24)).toEqual(before);
    await page.route('**/api/catalog/section', (route) => route.abort());
    await page.getByRole('link', { name: /^Показать ещё/ }).click();
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
  });

  test('is as it was on Back, filters, order, pages and place', async ({ page, isMobile }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'Порядок товаров' }).selectOption('price-desc');
    await expect(page).toHaveURL(/sort=price-desc/);
    await choose(page, isMobile, 'В наличии');
    await page.getByRole('link', { name: /^Показать ещё/ }).click();
    await expect(page).toHaveURL(/stock=in-stock&sort=price-desc&page=2/);
    await expect.poll(() => articles(page).count()).toBeGreaterThan(24);
    const list = await names(page);
    const card = articles(page).nth(25);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/stock=in-stock&sort=price-desc&page=2/);
    await expect.poll(() => names(page)).toEqual(list);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
    await expect(summary(page).getByRole('link', { name: 'Убрать: В наличии' })).toBeAttached();
    // One more step back is the list before it was narrowed.
    await page.goBack();
    await expect(summary(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('price-desc');
  });

  test('is the same for whom a link to it is sent', async ({ page, isMobile, browser, baseURL }) => {
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
  });

  test('offers ways on where nothing meets all filters', async ({ page }) => {
    await open(page, `/section/pryamye-divany?badge=new&tsvet=grafit&price=..20000`);
    const ways = page.getByRole('list', { name: 'Что убрать' });
    await expect(ways.getByRole('link')).toHaveCount(3);
    await expect(ways.getByText(/\d товар|тоже ничего/)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Все товары раздела «Диваны»' })).toBeVisible();
    await page.getByRole('link', { name: 'Сбросить все фильтры' }).click();
    await expect(articles(page).first()).toBeVisible();
    await expect(page).toHaveURL(/pryamye-divany$/);
  });

  test('stands in rows where one compares, and as one chose ever after', async ({ page }) => {
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
  });

  test('in the rows that one chose is after a reload where it was', async ({ page }) => {
    await open(page, `${LONG}?page=2`);
    await page.getByRole('button', { name: 'Строками' }).click();
    await articles(page).nth(44).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const place = await scrolled();
    await page.reload();
    await awake(page);
    await expect.poll(scrolled).toBe(place);
    await expect(articles(page).nth(44)).toBeInViewport();
  });

  test('is narrowed, opened, found again by keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have no Tab key');
    await open(page);
    const tabTo = async (role: 'checkbox' | 'link', name: string | RegExp) => {
      const focused = page.getByRole(role, { name }).and(page.locator(':focus'));
      for (let presses = 0; presses < 150 && (await focused.count()) === 0; presses += 1)
        await page.keyboard.press('Tab');
      await expect(focused).toHaveCount(1);
      return focused;
    };
    const box = await tabTo('checkbox', 'Графит');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/tsvet=grafit/);
    await expect(async () => {
      const said = await page
        .getByRole('status')
        .filter({ hasText: /^Найдено/ })
        .innerText();
      expect(said).toContain(String(await total(page)));
    }).toPass();
    // The focus is where it was: the next value is one step away.
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/tsvet=grafit,/);
    await tabTo('link', /^Убрать: Графит/);
    await page.keyboard.press('Delete');
    await expect(page).not.toHaveURL(/grafit/);
    await expect(page.getByRole('link', { name: /^Убрать:/ })).toBeFocused();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const name = await articles(page).first().getByRole('heading').innerText();
    await tabTo('link', name.trim());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/tsvet=/);
    await expect(summary(page)).toBeVisible();
  });

  test('can be narrowed before any script has run', async ({ browser, baseURL, isMobile }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(SOFAS);
    await page.getByRole('group', { name: 'Часто выбирают' }).getByRole('link', { name: 'Графит' }).click();
    await expect(page).toHaveURL(/\?tsvet=grafit$/);
    if (!isMobile) {
      await page.getByRole('checkbox', { name: 'Овсяный' }).check();
      await page.getByRole('button', { name: 'Показать товары' }).click();
      await expect(summary(page).getByRole('link', { name: /^Убрать:/ })).toHaveCount(2);
    }
    await summary(page).getByRole('link', { name: 'Сбросить всё' }).click();
    await expect(summary(page)).toHaveCount(0);
    await context.close();
  });
});
