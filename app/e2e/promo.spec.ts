import type { Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { awake, cartTotal, expect, openCart, roubles, test } from './shop.ts';

const PROMO = /^Мягкая неделя/;

/** From the home page to the promo that leads it. */
async function openPromo(page: Page): Promise<void> {
  await page.goto('/');
  await awake(page);
  await page
    .getByRole('region', { name: PROMO })
    .getByRole('link', { name: /^Выбрать от/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: PROMO })).toBeVisible();
}

test('the home page leads to a promo whose code works in the cart', { tag: '@both' }, async ({ page }) => {
  await openPromo(page);
  await expect(page.getByRole('timer')).toContainText(/дн/);

  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) })
    .first();
  await card.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Количество' }).first()).not.toHaveAttribute('aria-busy');

  const coupon = page.getByRole('region', { name: 'Промокод на скидку' });
  await coupon.getByRole('button', { name: 'Применить' }).click();
  const told = coupon.getByRole('status');
  await expect(told).toContainText('Промокод применён: скидка');
  const off = roubles((await told.innerText()).replace(/^.*скидка/s, ''));
  expect(off).toBeGreaterThan(0);

  await openCart(page);
  await expect(page.getByText('Промокод МЯГКО12').first()).toBeVisible();
  const sum = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expect(sum).toContainText(String(off).replace(/\B(?=(\d{3})+$)/g, '\u00a0'));
  expect(await cartTotal(page)).toBeGreaterThan(0);
});

test(
  'by keyboard: a promo of the list, its code copied and put into the cart',
  { tag: '@deep' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const press = async (name: RegExp) => {
      await tabTo(page, page.getByRole('link', { name }).or(page.getByRole('button', { name })));
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await awake(page);
    await press(/^Тёплый свет/);
    await expect(page.getByRole('heading', { level: 1, name: /^Тёплый свет/ })).toBeVisible();
    await press(/^Скопировать$/);
    await expect(page.getByText('Промокод скопирован')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('СВЕТ15');
    await press(/^В корзину$/);
    await expect(page.getByRole('group', { name: 'Количество' }).first()).not.toHaveAttribute('aria-busy');
    await page.goto('/cart');
    await awake(page.getByRole('button', { name: 'Есть промокод?' }));
    await press(/^Есть промокод\?$/);
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Скидка', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('СВЕТ15').first()).toBeVisible();
  },
);

test('a film is fetched when it is wanted, and plays', { tag: '@deep' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPromo(page);
  const start = page.getByRole('button', { name: /^Смотреть/ });
  await start.scrollIntoViewIfNeeded();
  expect(fetched.filter((path) => path.startsWith('/files/'))).toEqual([]);
  await start.press('Enter');
  await expect(page.getByRole('region', { name: /^Диван «Лада»/ }).locator('video')).toHaveJSProperty(
    'paused',
    false,
  );
});

test('a promo that nobody knows is not found', { tag: '@deep' }, async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  const answer = await page.goto('/promo/net-takoj');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test(
  'the foot leads to what the shop says of itself, in its order, and search engines are told of it',
  { tag: '@both' },
  async ({ page, request }) => {
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'Личный кабинет' })).toBeAttached();
    const paths = await foot
      .locator('a[href^="/promo/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ours = ['about', 'delivery', 'returns', 'privacy', 'contacts'].map((path) => `/promo/${path}`);
    expect(paths.slice(0, ours.length)).toEqual(ours);
    const sitemap = await (await request.get('/sitemap/promos.xml')).text();
    for (const path of ours) expect(sitemap).toContain(`${path}</loc>`);
    await foot.getByRole('link', { name: 'Контакты и\u00a0магазины' }).click();
    await expect(page.getByRole('heading', { name: 'Контакты и\u00a0магазины', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Малышева, 71/ })).toBeVisible();
  },
);
