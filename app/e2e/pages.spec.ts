import { fillCart } from './requests.ts';
import { addFromSection, awake, expect, signIn, test } from './shop.ts';

test('the data of a page lies at its address and in its first HTML', async ({ page, request }) => {
  const html = await (await request.get('/section')).text();
  const boot = JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    payload: Record<string, unknown>;
  };
  const payload = (await (await request.get('/section/_payload.json')).json()) as Record<string, unknown>;
  for (const [key, answer] of Object.entries(payload)) expect(boot.payload[key]).toEqual(answer);
  expect(Object.keys(payload)).not.toHaveLength(0);
  await page.goto('/section');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a click asks for the data of the next page once, and for no HTML', async ({ page }) => {
  await page.goto('/section');
  await awake(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(assets|builds|pictures)\//.test(pathname)) asked.push(pathname + search);
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Диваны/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
  expect(asked[0]).toMatch(/^\/section\/[a-z-]+\/_payload\.json$/);
  // The pointer may rest on a filter of the page by now, which is loaded ahead.
  expect(asked.slice(1).filter((address) => !address.startsWith(`${asked[0]}?`))).toEqual([]);
});

test('the position in a list is kept on Back', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/section');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Диваны/ })
    .first()
    .click();
  const card = page.getByRole('article').nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Диваны');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Диваны');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('which build it is can be asked', { tag: '@deep' }, async ({ request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as {
    id: string;
    timestamp: string;
  };
  expect(Date.parse(latest.timestamp)).not.toBeNaN();
  const meta = await request.get(`/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({
    id: latest.id,
    routeRules: { '/login/': { redirect: '/lk/login' } },
  });
  expect((await request.get('/builds/meta/none.json')).status()).toBe(404);
});

test(
  'an address with a hash that says nothing shows its page all the same',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/section#50%');
    await awake(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  },
);

test.describe('a page that is not there', () => {
  for (const [what, path] of [
    ['an address that no page has', '/nowhere/at/all'],
    ['a product that does not exist', '/product/net-takogo'],
    ['a section that does not exist', '/section/net-takogo'],
    ['an order without a number', '/cart/checkout'],
    ['an order whose number is no number', '/cart/checkout?id=12a'],
    ["somebody else's order", '/cart/checkout?id=1'],
  ] as const) {
    test(`says so: ${what}`, async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource.*404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText('404').first()).toBeVisible();
    });
  }

  test(
    'names the full address where the order number is bad',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource.*404/);
      await page.goto('/cart/checkout?id=12a');
      await expect(page.getByText('Page Not Found: /cart/checkout?id=12a')).toBeVisible();
    },
  );

  test('lets one go on from there', { tag: '@deep' }, async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load resource.*404/);
    await page.goto('/product/net-takogo');
    await page
      .getByRole('main')
      .getByRole('link', { name: /каталог|главн/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });
});

test('another city has its own prices, and the cart comes along', { tag: '@deep' }, async ({ page }) => {
  const card = await addFromSection(page, 'Диваны');
  const price = card.getByText(/₽$/).first();
  const before = await price.innerText();
  await page
    .getByRole('button', { name: /Екатеринбург/ })
    .locator('visible=true')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Москва');
  await dialog.getByRole('option', { name: /^Москва/ }).click();
  await expect(dialog).toContainText(/изменилось/);
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('button', { name: /Москва/ })
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(price).not.toHaveText(before);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
});

test('what lies in the cart comes along when one signs in', { tag: '@deep' }, async ({ page }) => {
  await fillCart(page, 'kresla');
  // Nobody orders by this account: what is left in its cart is in nobody's way.
  await signIn(page, 'cashier');
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
});

test('signing out leaves nothing of the buyer behind', async ({ page }) => {
  await page.goto('/lk/login');
  await awake(page);
  await page.getByRole('textbox', { name: 'Логин' }).fill('staff');
  await page.getByLabel('Пароль', { exact: true }).fill('staff-demo');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toHaveCount(0);
  await fillCart(page, 'stoly');
  await page.goto('/lk/login');
  await awake(page);
  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
});
