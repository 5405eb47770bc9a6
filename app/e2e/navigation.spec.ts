import type { Page } from '@playwright/test';
import { open, openAndLoseNetwork, watch } from './moves.ts';
import { awake, expect, test } from './shop.ts';

/** Goes to an address as Back and Forward do: within the document. */
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const toSofas = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Диваны/ })
    .first();

test.describe('rules of redirects', () => {
  const withRules = (page: Page, routeRules: object) =>
    page.route('**/builds/meta/*.json', (route) => route.fulfill({ json: { routeRules } }));

  test('hold for moves within the page', { tag: '@deep' }, async ({ page }) => {
    await withRules(page, { '/cart': { redirect: '/section/stoly' } });
    await open(page, '/section/divany');
    await page
      .getByRole('link', { name: /^Корзина/ })
      .locator('visible=true')
      .first()
      .click();
    await expect(page).toHaveURL(/\/section\/stoly$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Столы');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
  });

  test('lead outside by a full load, and only where that is allowed', { tag: '@deep' }, async ({ page }) => {
    await withRules(page, {
      '/cart': { redirect: 'https://pay.example.test/start' },
      '/section': { redirect: 'https://evil.example.test/' },
    });
    await page.route('https://pay.example.test/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Оплата</h1>' }),
    );
    await page.route('**/section/divany', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace('"allowedRedirectHosts":[]', '"allowedRedirectHosts":["pay.example.test"]');
      await route.fulfill({ response: answer, body });
    });
    await open(page, '/section/divany');
    await moveTo(page, '/section');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Диваны');
    await expect(page).toHaveURL(/\/section$/);
    await moveTo(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Оплата' })).toBeVisible();
    await expect(page).toHaveURL('https://pay.example.test/start');
  });
});

test.describe('guards', () => {
  test(
    'who is signed in goes on from the login page, by a link and by a move',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/lk/login');
      await awake(page);
      await page.getByRole('textbox', { name: 'Логин' }).fill('buyer');
      await page.getByLabel('Пароль', { exact: true }).fill('buyer-demo');
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toHaveCount(0);
      await page.goto('/lk/login?from=%2Fsection%2Fstoly');
      await expect(page).toHaveURL(/\/section\/stoly$/);
      await awake(page);
      await moveTo(page, '/lk/login?from=%2Fcart');
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
    },
  );
});

test.describe('what is not there', () => {
  test('an address that is not valid takes the place of the whole app; others keep its frame', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource.*404/);
    const frame = page.getByRole('contentinfo');
    await page.goto('/section');
    await awake(page);
    await moveTo(page, '/nowhere');
    await expect(page.getByText('Адрес: /nowhere')).toBeVisible();
    await expect(frame).toHaveCount(1);
    await moveTo(page, '/cart/checkout?id=12a');
    await expect(page.getByText('Page Not Found: /cart/checkout?id=12a')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Page Not Found: /cart/checkout?id=12a')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(frame).toHaveCount(1);
  });
});

test(
  'what a system asks to close a window by, «Back» of Android, closes it and leaves the page',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await open(page, '/section/divany');
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const filters = page.getByRole('dialog', { name: 'Фильтры' });
    await expect(filters).toBeVisible();
    // A desktop system has but Esc for it; whatever of the page hears keys is kept out of this.
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.keyboard.press('Escape');
    await expect(filters).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Диваны' })).toBeVisible();
  },
);

test.describe('a part of the page', () => {
  test(
    'is reached without any network, however long one has looked',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/ERR_INTERNET_DISCONNECTED/);
      await openAndLoseNetwork(page, '/');
      await page.locator('a[href="/#magaziny"]').locator('visible=true').first().click();
      await expect(page.locator('#magaziny')).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );
});

test(
  'that there is no network is said over the page, for as long as there is none',
  { tag: ['@both', '@deep'] },
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/section');
    const strip = page.getByRole('status').filter({ hasText: /^Нет сети/ });
    await context.setOffline(true);
    await expect(strip).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(strip).toHaveCount(0);
    await toSofas(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
  },
);

test(
  'a page that was asked for too often says for how long to wait, and comes with another try',
  { tag: '@deep' },
  async ({ page, expectComplaint }) => {
    expectComplaint(/429/);
    const body = { public_error: true, group: 'general', code: 'too_many_requests', retryAfter: 20 };
    await page.route('**/section/divany/_payload.json', (route) =>
      route.fulfill({ status: 429, json: body }),
    );
    await open(page, '/section');
    await toSofas(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Слишком много запросов');
    await expect(page.getByText(/Осталось 20\sс[.]$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.unroute('**/section/divany/_payload.json');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(heading).toContainText('Диваны');
  },
);

test.describe('a newer build', () => {
  const HOUR_MS = 3_600_000;

  async function openOld(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, '/lk/login');
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: '2026-11-21T00:00:00.000Z' } }),
    );
    await page.getByRole('textbox', { name: 'Логин' }).fill('anna');
    await page.getByLabel('Пароль', { exact: true }).fill('secret');
  }

  test(
    'is offered after an hour; what was typed stays, passwords apart',
    { tag: '@deep' },
    async ({ page }) => {
      await openOld(page);
      await page.clock.fastForward(HOUR_MS);
      const offer = page.getByRole('region', { name: 'Новая версия' });
      await expect(offer).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Логин' })).toHaveValue('anna');
      const loaded = page.waitForEvent('load');
      await offer.getByRole('button', { name: 'Обновить' }).click();
      await loaded;
      await awake(page);
      await expect(page.getByRole('textbox', { name: 'Логин' })).toHaveValue('anna');
      await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
    },
  );

  test(
    'may wait, and comes by itself with the next page once nothing typed would be lost',
    { tag: '@deep' },
    async ({ page }) => {
      await openOld(page);
      await page.clock.fastForward(HOUR_MS);
      const offer = page.getByRole('region', { name: 'Новая версия' });
      await offer.getByRole('button', { name: 'Позже' }).click();
      await expect(offer).toHaveCount(0);
      const documents = watch(page, /^\/(section|cart)$/);
      const cart = page
        .getByRole('link', { name: /^Корзина/ })
        .locator('visible=true')
        .first();
      await cart.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
      expect(documents).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Все разделы' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Корзина');
      expect(documents).toEqual(['/section']);
    },
  );
});

test.describe('a token in the address', () => {
  /** A visitor of the shop, with something of their own to be known by. */
  async function visitor(page: Page): Promise<string> {
    const info = await page.request.post('/api/info', { data: { token: '' } });
    const { token } = (await info.json()) as { token: string };
    await page.request.post('/api/user/toggle-favorite-product', { data: { token, id: 1, value: true } });
    await page.context().clearCookies();
    return token;
  }
  const cookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  const signIn = (page: Page) =>
    page.request.post('/api/user/login', { data: { token: '', login: 'buyer', password: 'buyer-demo' } });
  const keepsIt = async (page: Page) => {
    const info = await page.request.post('/api/info', { data: { token: await cookie(page) } });
    return ((await info.json()) as { favorites: number }).favorites === 1;
  };

  test('is exchanged for a fresh one and stays nowhere: not in the address, nor in links, nor in a Referer', async ({
    page,
  }) => {
    const token = await visitor(page);
    const told: string[] = [];
    page.on('request', (request) => told.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await open(page, `/section/divany?token=${token}&sort=new`);
    expect(new URL(page.url()).search).toBe('?sort=new');
    expect([await keepsIt(page), (await cookie(page)) === token]).toEqual([true, false]);
    expect(told.slice(1).join('\n')).not.toContain(token);
    expect(
      await page.locator('a').evaluateAll((links) => links.map(({ outerHTML }) => outerHTML).join()),
    ).not.toContain(token);
  });

  test(
    'also where one moves within the page, or is sent on by a rule',
    { tag: '@deep' },
    async ({ page }) => {
      const token = await visitor(page);
      await page.goto('/section');
      await awake(page);
      await moveTo(page, `/cart?token=${token}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
      await expect(page).toHaveURL(/\/cart$/);
      expect([await keepsIt(page), (await cookie(page)) === token]).toEqual([true, false]);
      const another = await visitor(page);
      await page.goto(`/login/?token=${another}`);
      await expect(page).toHaveURL(/\/lk\/login$/);
      expect([await keepsIt(page), (await cookie(page)) === another]).toEqual([true, false]);
    },
  );

  test(
    'does not replace who is signed in: they choose, by the keyboard too',
    { tag: '@deep' },
    async ({ page }) => {
      const token = await visitor(page);
      await signIn(page);
      await page.goto(`/cart?token=${token}`);
      await expect(page).toHaveURL(/\/lk\/handover\?from=%2Fcart$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Кто продолжит?' })).toBeVisible();
      await page.getByRole('button', { name: /^Остаться: Анна/ }).press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      expect(await keepsIt(page)).toBe(false);
      await page.goto(`/section?token=${token}`);
      await page.getByRole('button', { name: 'Продолжить: гость' }).press('Enter');
      await expect(page).toHaveURL(/\/section$/);
      expect(await keepsIt(page)).toBe(true);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is chosen by the same form', { tag: '@deep' }, async ({ page }) => {
      const token = await visitor(page);
      await signIn(page);
      await page.goto(`/section?token=${token}`);
      await page.getByRole('button', { name: 'Продолжить: гость' }).click();
      await expect(page).toHaveURL(/\/section$/);
      expect(await keepsIt(page)).toBe(true);
    });
  });

  test('of another length is none', { tag: '@deep' }, async ({ page }) => {
    await page.goto(`/section?token=${'a'.repeat(31)}`);
    expect(await cookie(page)).not.toContain('a'.repeat(31));
  });
});

test.describe('crawlers and previews', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test(
    'get the status and the frame, and no error page',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource.*404|Page not found|ApiError/);
      const answer = await page.goto('/nowhere');
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
      await awake(page);
      await moveTo(page, '/section/stoly');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Столы');
      await moveTo(page, '/product/net-takogo');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    },
  );
});
