import type { APIRequestContext, Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { addFromSection, awake, expect, fillBuyer, findProduct, openCart, test } from './shop.ts';

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]');

/** Addresses in a part of the sitemap. */
async function located(request: APIRequestContext, path: string): Promise<URL[]> {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
}

test.describe('search engines', () => {
  test('are led by robots.txt to a sitemap whose pages are there, each with its own title', async ({
    page,
    request,
    baseURL,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const parts = await located(request, '/sitemap.xml');
    expect(parts.map(({ pathname }) => pathname)).toContain('/sitemap/products-1.xml');
    const titles = new Set<string>();
    for (const { pathname } of parts) {
      const [first] = await located(request, pathname);
      const answer = await page.goto(first?.pathname ?? '/nowhere');
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['x-robots-tag']).toBeUndefined();
      await expect(canonicalOf(page)).toHaveAttribute('href', String(first));
      expect(await metaOf(page, 'description')).toBeTruthy();
      expect(await metaOf(page, 'og:image')).toMatch(/^https?:\/\//);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(parts.length);
  });

  test(
    'may keep further pages of a list, each under its own address',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      const answer = await page.goto('/section/divany?page=2&utm_source=letter');
      expect(answer?.headers()['x-robots-tag']).toBeUndefined();
      await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}/section/divany?page=2`);
      await expect(page).toHaveTitle(/^Диваны.*\s— страница\s2 \| Сирень$/);
      await page.goto('/section/divany?page=1');
      await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}/section/divany`);
    },
  );

  test(
    'are told the way down to a section, and a link to a promo is shown with its own picture',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      await page.goto('/section/divany');
      const json = await page.locator('script[type="application/ld+json"]').textContent();
      const [trail] = JSON.parse(json ?? '') as { itemListElement: { name: string; item: string }[] }[];
      const steps = page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('listitem');
      await expect(steps).toHaveText(['Главная', ...(trail?.itemListElement.map(({ name }) => name) ?? [])]);
      expect(trail?.itemListElement.at(-1)?.item).toBe(`${baseURL}/section/divany`);
      await page.goto('/promo/myagkaya-nedelya');
      expect(await metaOf(page, 'og:image')).toMatch(/\/pictures\//);
      expect(await metaOf(page, 'description')).toMatch(/\. С\s\d/);
    },
  );

  test(
    'may keep what they could before, after one moved there within the page',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/section/divany?sort=new');
      await awake(page);
      await expect(page.locator('meta[name=robots]')).toHaveCount(1);
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .click();
      await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(canonicalOf(page)).toHaveAttribute('href', /\/product\//);
    },
  );
});

test.describe('as it is sent', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, path, shown] of [
    ['an order of a list', '/section/divany?sort=new', /Диваны/],
    ['a price range', '/section/divany?price=..50000', /Убрать: до 50.000/],
    ['a value of a facet', '/section/divany?tsvet=grafit', /Убрать: Графит/],
    ['the cart', '/cart', /Корзина/],
    ['the login page', '/lk/login', /Вход/],
    ['favourites', '/lk/favorites', /Избранное/],
    ['results of a search', '/search?query=диван', /Результаты поиска: «диван»/],
  ] as const) {
    test(`search engines may not keep ${what}`, async ({ page }) => {
      const answer = await page.goto(path);
      const main = page.getByRole('main');
      const told = main.getByRole('heading', { name: shown }).or(main.getByRole('link', { name: shown }));
      await expect(told.first()).toBeAttached();
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      expect(await metaOf(page, 'robots')).toContain('noindex');
      await expect(canonicalOf(page)).toHaveCount(0);
    });
  }
});

test.describe('counting', () => {
  /** What reached the counter: its own script is not loaded here. */
  async function count(page: Page): Promise<void> {
    await page.route('https://mc.yandex.ru/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route(
      (url) => /^\/(section|product|cart|lk)?(\/[^.]*)?$/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const answer = await route.fetch({ maxRedirects: 0 });
        const body = (await answer.text()).replace('"metrika":null', '"metrika":12345');
        const { 'content-security-policy': _, ...headers } = answer.headers();
        await route.fulfill({ status: answer.status(), headers, body });
      },
    );
  }
  interface Good {
    id: number;
    list?: string;
  }
  interface Message {
    ecommerce: Record<string, string | Good[] | { products?: Good[] }>;
  }
  const messagesOf = (page: Page) =>
    page.evaluate(() => (window as Window & { dataLayer?: Message[] }).dataLayer ?? []);
  const kindsOf = async (page: Page) =>
    (await messagesOf(page)).map(({ ecommerce }) =>
      Object.keys(ecommerce).find((key) => key !== 'currencyCode'),
    );
  /** What was told of each good, and where it stood. */
  const goodsOf = async (page: Page) =>
    (await messagesOf(page)).flatMap(({ ecommerce }) =>
      Object.entries(ecommerce).flatMap(([kind, told]) =>
        (typeof told === 'string' ? [] : Array.isArray(told) ? told : (told.products ?? [])).map(
          ({ id, list }) => `${kind} ${id} ${list}`,
        ),
      ),
    );
  const callsOf = (page: Page) =>
    page.evaluate(() => (window as Window & { ym?: { a?: unknown[][] } }).ym?.a ?? []);

  test('nothing is, unless a counter is configured', { tag: '@deep' }, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url());
    });
    await findProduct(page);
    await quiet(page);
    expect(await page.evaluate(() => 'ym' in window || 'dataLayer' in window)).toBe(false);
    expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });

  test('each thing once: list, good, cart, order; on Back no more', { tag: '@deep' }, async ({ page }) => {
    await count(page);
    const card = await addFromSection(page, 'Диваны');
    await expect.poll(() => kindsOf(page)).toEqual(['impressions', 'add']);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
    await expect.poll(() => kindsOf(page)).toContain('detail');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
    await openCart(page);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).locator('visible=true').first().click();
    await expect(page.getByRole('heading', { name: /^Заказ № / })).toBeVisible();
    await expect.poll(() => kindsOf(page)).toContain('purchase');
    const counted = await goodsOf(page);
    expect(counted.filter((one, at) => counted.indexOf(one) < at)).toEqual([]);
    const told =
      JSON.stringify(await callsOf(page)) +
      JSON.stringify(await page.evaluate(() => (window as Window & { dataLayer?: unknown }).dataLayer));
    expect(told).not.toMatch(/Лебедева|9122044108|Мира|checkout\?id/);
    expect(told).toContain('"hit"');
  });

  test(
    'a page that breaks while it is drawn, by the name of its error',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/TypeError/);
      await count(page);
      await page.route('**/product/**/_payload.json', async (route) => {
        const answer = await route.fetch();
        const payload = Object.keys((await answer.json()) as object).map((key) => [key, {}]);
        await route.fulfill({ json: Object.fromEntries(payload) });
      });
      await page.goto('/section/divany');
      await awake(page);
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
      const { pathname } = new URL(page.url());
      await expect
        .poll(() => callsOf(page))
        .toContainEqual([12345, 'params', { errors: { 'TypeError 500': pathname } }]);
      expect(JSON.stringify(await callsOf(page)).split('TypeError')).toHaveLength(2);
    },
  );
});
