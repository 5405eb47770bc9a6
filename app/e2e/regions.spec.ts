import type { APIRequestContext, Page } from '@playwright/test';
import { addToCart, awake, city, expect, findProduct, roubles, test } from './shop.ts';

async function chooseCity(page: Page, from: string, to: string): Promise<void> {
  await city(page, from).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Выберите город' });
  await dialog.getByRole('combobox').fill(to);
  await page.keyboard.press('Enter');
}

interface Card {
  path: string;
  price: number;
  stock: { status: string };
  exposition: boolean;
}

/** The cards of the first pages of a section, as a region sells them. */
async function sold(request: APIRequestContext, region: string, at: string): Promise<Map<string, Card>> {
  const found = new Map<string, Card>();
  for (const path of ['divany', 'kresla', 'svet', 'stoly', 'dekor']) {
    for (const page of [1, 2, 3]) {
      const answer = await request.post('/api/catalog/section', {
        data: { token: '', path, sort: 'popular', page },
        headers: { cookie: `region=${region}; city=${at}` },
      });
      if (!answer.ok()) continue;
      for (const card of ((await answer.json()) as { items: Card[] }).items) found.set(card.path, card);
    }
  }
  return found;
}

/** Path of a good that can be bought in Екатеринбург and is not sold in Москва. */
async function soldHereAlone(request: APIRequestContext): Promise<string> {
  const there = await sold(request, 'moscow', 'moscow');
  for (const { path, stock, exposition } of (await sold(request, 'sverdlovsk', 'ekaterinburg')).values())
    if (!there.has(path) && stock.status !== 'out_of_stock' && !exposition) return path;
  throw new Error('Москва sells everything');
}

test(
  'prices of the former city are not shown as if they were of this one',
  { tag: '@deep' },
  async ({ page, expectComplaint }) => {
    expectComplaint(/ERR_FAILED/);
    await findProduct(page);
    const main = page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).innerText();
    await page.route('**/api/catalog/product', (route) => route.abort());
    await chooseCity(page, 'Екатеринбург', 'Казань');
    await expect(main.getByRole('alert')).toContainText('Товар не загрузился');
    await expect(main.getByText(/₽/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'В корзину', exact: true })).toHaveCount(0);
    await page.unroute('**/api/catalog/product');
    await main.getByRole('button', { name: 'Повторить' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(city(page, 'Казань')).toBeVisible();
  },
);

test(
  'another city says which goods it does not sell, and keeps the cart',
  { tag: '@deep' },
  async ({ page, request }) => {
    await page.goto(`/product/${await soldHereAlone(request)}`);
    await awake(page);
    await addToCart(page);
    await page.goto('/section');
    await awake(page);
    await chooseCity(page, 'Екатеринбург', 'Москва');
    const dialog = page.getByRole('dialog', { name: /изменилось/ });
    await expect(dialog).toContainText('Здесь не продаются');
    await page.keyboard.press('Escape');
    await chooseCity(page, 'Москва', 'Екатеринбург');
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
  },
);

test(
  'what a new city does to the cart is told though the page that led to it has gone',
  { tag: '@deep' },
  async ({ page, request, expectComplaint }) => {
    expectComplaint(/404/);
    await page.goto(`/product/${await soldHereAlone(request)}`);
    await awake(page);
    await addToCart(page);
    await page.getByRole('main').getByRole('button', { name: 'Сменить город' }).click();
    await page
      .getByRole('dialog', { name: 'Выберите город' })
      .getByRole('option', { name: /^Москва/ })
      .click();
    await expect(page.getByText(/не\sпродаётся в\sвашем городе/)).toBeAttached();
    const dialog = page.getByRole('dialog', { name: /изменилось/ });
    await expect(dialog).toContainText('Здесь не продаются');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Выбрать другой город' })).toBeVisible();
  },
);

test(
  'a good that the city does not sell says so, and comes with a city that does',
  { tag: '@deep' },
  async ({ page, request, baseURL, expectComplaint }) => {
    const answerAt = (path: string, region: string, at: string) =>
      request.post('/api/catalog/product', {
        data: { token: '', path },
        headers: { cookie: `region=${region}; city=${at}` },
      });
    let unsold = '';
    for (const path of (await sold(request, 'sverdlovsk', 'ekaterinburg')).keys()) {
      if ((await answerAt(path, 'moscow', 'moscow')).ok()) continue;
      unsold = path;
      break;
    }
    expect(unsold).not.toBe('');
    const { name } = (await (await answerAt(unsold, 'sverdlovsk', 'ekaterinburg')).json()) as {
      name: string;
    };

    const url = baseURL ?? '';
    await page.context().addCookies([
      { name: 'region', value: 'moscow', url },
      { name: 'city', value: 'moscow', url },
    ]);
    expectComplaint(/404/);
    const answer = await page.goto(`/product/${unsold}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    expect(await answer?.text()).toContain(name);
    await awake(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/не\sпродаётся в\sвашем городе/);
    const another = page.getByRole('button', { name: 'Выбрать другой город' });
    // Its code comes after the page's own.
    await awake(another);
    await another.click();
    await page
      .getByRole('dialog', { name: 'Выберите город' })
      .getByRole('option', { name: /^Екатеринбург/ })
      .click();
    await expect(heading).toHaveText(name);
    await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
    await chooseCity(page, 'Екатеринбург', 'Москва');
    await expect(heading).toHaveText(/не\sпродаётся/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Раздел/ })
      .click();
    await expect(page).toHaveURL(/\/section\//);
    await page.goBack();
    await expect(heading).toHaveText(/не\sпродаётся/);
  },
);

test('prices are those of the city, everywhere and in every tab', async ({ page, context }) => {
  const first = (tab: Page) => tab.getByRole('main').getByRole('article').first();
  const price = async (tab: Page) => roubles(await first(tab).getByText(/₽/).first().innerText());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/section/divany?sort=price-desc');
    await awake(tab);
  }
  const before = await price(page);
  expect(await price(other)).toBe(before);
  // A page that was seen a moment ago is kept for a minute: its prices must not be.
  await first(page).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
  await chooseCity(page, 'Екатеринбург', 'Москва');
  await expect(city(page, 'Москва')).toBeVisible();
  await expect(city(other, 'Москва')).toBeVisible();
  await expect.poll(() => price(other)).not.toBe(before);
  const after = await price(other);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
  await expect.poll(() => price(page)).toBe(after);
});

test(
  'the stores stand in a list and on a map; the foot of every page leads there',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/section');
    await awake(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Все на\sкарте$/ })
      .click();
    await expect(page.getByRole('button', { name: /Малышева, 71/ })).toBeInViewport();
    const store = page.getByRole('button', { name: /Космонавтов, 46/ });
    const map = page.getByRole('group', { name: /Магазины на карте/ });
    await expect(map).toBeVisible();
    await store.press('Enter');
    await expect(store).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Как добраться' })).toBeVisible();
    await expect(map.locator('svg [data-state=on]').first()).toBeAttached();
  },
);
