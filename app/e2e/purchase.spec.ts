import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { tabTo } from './keys.ts';
import { fillCart, openCartWith } from './requests.ts';
import {
  addToCart,
  awake,
  cartTotal,
  expect,
  fillBuyer,
  findProduct,
  openCart,
  roubles,
  test,
} from './shop.ts';

test.describe('a first-time visitor', () => {
  test('goes from the home page to an order', { tag: '@both' }, async ({ page }) => {
    await findProduct(page);
    await addToCart(page);
    await openCart(page);
    const total = await cartTotal(page);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/cart\/checkout\?id=\d+$/);
    const charged = page.getByRole('complementary', { name: 'Сумма заказа' });
    expect(roubles(await charged.getByText('Итого').locator('xpath=following-sibling::*').innerText())).toBe(
      total,
    );
  });

  test('finds the order again after a reload and the cart empty', async ({ page }) => {
    await openCartWith(page, 'kresla');
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    const heading = page.getByRole('heading', { name: /^Заказ № \d+$/ });
    await expect(heading).toBeVisible();
    const name = await heading.innerText();
    await page.reload();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  });

  test('comes back from the order to what was seen before the cart', { tag: '@deep' }, async ({ page }) => {
    await findProduct(page, 'Стулья');
    await addToCart(page);
    const before = page.url();
    await openCart(page);
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
  });

  test('buys by keyboard alone', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/section');
    await awake(page);
    const press = async (wanted: Locator, key?: 'Shift+Tab') => {
      await tabTo(page, wanted, key);
      await page.keyboard.press('Enter');
    };
    const type = async (name: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name }));
      await page.keyboard.type(text);
    };
    await press(page.getByRole('link', { name: /^Кресла/ }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Кресла');
    await press(page.getByRole('button', { name: 'В корзину', exact: true }));
    await expect(page.getByRole('group', { name: 'Количество' }).first()).not.toHaveAttribute('aria-busy');
    await press(page.getByRole('link', { name: /^Корзина/ }), 'Shift+Tab');
    await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'ФИО' })).toBeVisible();
    await type('ФИО', 'Анна Лебедева');
    await type('Телефон', '9122044108');
    await type('Адрес доставки', 'ул. Мира, 5');
    await press(page.getByRole('button', { name: 'Оформить заказ' }));
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
  });

  test('sees goods and prices before any script has run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/section');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Диваны/ })
      .first()
      .click();
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading')).toContainText('Диван');
    await expect(card).toContainText('₽');
    await context.close();
  });
});

test.describe('the cart', () => {
  test('keeps a quantity over a reload', { tag: '@deep' }, async ({ page }) => {
    await openCartWith(page, 'stulya');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
    const saved = page.waitForResponse('**/api/cart/update');
    await row.getByRole('button', { name: 'Увеличить' }).click();
    await expect(row.getByRole('spinbutton')).toHaveValue('2');
    await saved;
    await page.reload();
    await expect(row.getByRole('spinbutton')).toHaveValue('2');
  });

  test(
    'takes a quantity back that could not be saved, and says so',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource/);
      await openCartWith(page, 'stulya');
      const { promise: seen, resolve: see } = Promise.withResolvers<void>();
      await page.route('**/api/cart/update', async (route) => {
        await seen;
        await route.abort();
      });
      const row = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
      await row.getByRole('button', { name: 'Увеличить' }).click();
      await expect(row.getByRole('spinbutton')).toHaveValue('2');
      see();
      // The words go by themselves.
      await expect(page.getByText(/Нет связи.*Количество осталось прежним: 1.шт[.]/).first()).toBeVisible();
      await expect(row.getByRole('spinbutton')).toHaveValue('1');
    },
  );

  test('brings a removed row back', { tag: '@deep' }, async ({ page }) => {
    await openCartWith(page, 'stulya');
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(page.getByText('В корзине пока пусто')).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });

  test('takes a coupon off the sum, and back on', { tag: '@deep' }, async ({ page }) => {
    await openCartWith(page, 'divany');
    const before = await cartTotal(page);
    await page.getByRole('button', { name: 'Есть промокод?' }).click();
    await page.getByRole('textbox', { name: 'Промокод' }).fill('сирень10');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText(/^Скидка −/)).toBeVisible();
    expect(await cartTotal(page)).toBeLessThan(before);
    await page.getByRole('button', { name: /Убрать: СИРЕНЬ10/ }).click();
    await expect.poll(() => cartTotal(page)).toBe(before);
  });
});

test.describe('without a connection', () => {
  /** What the browser says of requests that get nowhere. */
  const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
  const failure = 'Нет связи с магазином. Проверьте интернет и повторите.';
  /** The words as one sees them; screen readers get them from a place of their own. */
  const popup = (page: Page) => page.getByText(failure, { exact: true });
  const cityButton = (page: Page) =>
    page.getByRole('button', { name: 'Екатеринбург' }).locator('visible=true').first();

  test(
    'the cart takes a change back and says so, and takes it on when the network is there again',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(disconnected);
      await openCartWith(page, 'stulya');
      const row = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
      const quantity = row.getByRole('spinbutton');
      await context.setOffline(true);
      await row.getByRole('button', { name: 'Увеличить' }).click();
      await expect(
        page.getByText(`${failure} Количество осталось прежним: 1 шт.`, { exact: true }),
      ).toBeVisible();
      await expect(quantity).toHaveValue('1');
      await context.setOffline(false);
      const saved = page.waitForResponse('**/api/cart/update');
      await row.getByRole('button', { name: 'Увеличить' }).click();
      await expect(quantity).toHaveValue('2');
      await saved;
      await page.reload();
      await expect(quantity).toHaveValue('2');
    },
  );

  test(
    'the city button says so, the page stays, and it works when the network is there again',
    { tag: '@deep' },
    async ({ page, context, expectComplaint }) => {
      expectComplaint(disconnected);
      await page.goto('/section');
      await awake(page);
      await context.setOffline(true);
      await cityButton(page).click();
      await expect(popup(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await context.setOffline(false);
      await cityButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
    },
  );

  const ways: [string, (route: Route) => void][] = [
    ['never came', (route) => void route.abort()],
    ['is still on its way', () => {}],
  ];
  for (const [how, answer] of ways)
    test(
      `the words are there also where the code that draws them ${how}`,
      { tag: '@deep' },
      async ({ page, expectComplaint }) => {
        expectComplaint(disconnected);
        await page.route(/\/assets\/Toaster/, answer);
        await page.route(/\/assets\/RegionChoice/, (route) => route.abort());
        // Nobody answers: else the page would be loaded anew for its code.
        await page.route('**/builds/latest.json', (route) => route.abort());
        await page.goto('/section', { waitUntil: 'domcontentloaded' });
        await awake(page);
        await cityButton(page).click();
        const words = page.getByRole('alert').filter({ hasText: failure });
        await expect(words).toBeVisible();
        await words.getByRole('button', { name: 'Закрыть' }).click();
        await expect(words).toHaveCount(0);
        await page.unroute(/\/assets\/RegionChoice/);
        await cityButton(page).click();
        await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
      },
    );
});

interface Card {
  path: string;
  offer: number;
  stock: { status: string; quantity: number };
  exposition: boolean;
}

/** Address of a good of which there are few; another one on a phone, whose walk runs at the same time. */
async function scarce(request: APIRequestContext, isMobile: boolean): Promise<string> {
  for (const path of ['kresla', 'svet', 'stoly', 'dekor', 'stulya', 'divany']) {
    const answer = await request.post('/api/catalog/section', {
      data: { token: '', path, filters: { stock: ['in'] }, sort: 'popular', page: 1 },
      headers: { cookie: 'region=sverdlovsk; city=ekaterinburg' },
    });
    const { items = [] } = (await answer.json()) as { items?: Card[] };
    const few = items.filter(({ stock, exposition }) => stock.status === 'few' && !exposition);
    const found = few.at(isMobile ? 1 : 0);
    if (found) return `/product/${found.path}?offer=${found.offer}`;
  }
  throw new Error('No good is scarce');
}

/** Roubles beside a word of a list of sums. */
const sumBeside = async (list: Locator, word: string | RegExp): Promise<number> =>
  roubles(await list.getByText(word).locator('xpath=following-sibling::*').innerText());

test('what was sold meanwhile is in no sum, and one press orders the rest for what was shown', async ({
  page,
  request,
  browser,
  isMobile,
}) => {
  const last = await scarce(request, isMobile);
  await page.goto(last);
  await awake(page);
  await addToCart(page);
  await fillCart(page, 'divany');

  const other = await browser.newContext({ storageState: undefined });
  await other.addCookies(
    await page
      .context()
      .cookies()
      .then((all) => all.filter(({ name }) => name !== 'token')),
  );
  const buyer = await other.newPage();
  await buyer.goto(last);
  await awake(buyer);
  await addToCart(buyer);
  await openCart(buyer);
  const quantity = buyer.getByRole('spinbutton');
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(buyer.getByRole('button', { name: 'Увеличить' })).toBeDisabled();
  await expect(quantity).not.toHaveValue('999');
  await fillBuyer(buyer);
  await buyer.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(buyer.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
  await other.close();

  await page.goto('/cart');
  await awake(page);
  const sum = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expect(sum.getByText(/^Часть товаров заказать нельзя/)).toBeVisible();
  await fillBuyer(page);
  const total = await cartTotal(page);
  const goods = await sumBeside(sum, /^1.товар$/);
  await sum.getByRole('button', { name: /^Убрать и.оформить$/ }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
  const charged = page.getByRole('complementary', { name: 'Сумма заказа' });
  expect(await sumBeside(charged, 'Итого')).toBe(total);
  expect(await sumBeside(charged, /^1.товар$/)).toBe(goods);
});
