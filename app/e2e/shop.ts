import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { countTraffic } from './quiet.ts';

interface Fixtures {
  /** Names what the browser will complain of because the test provokes it. */
  expectComplaint(pattern: RegExp): void;
  /** Whether the city was chosen on a visit before: else the shop asks for it. @default true */
  knowsCity: boolean;
}

/** The cookies of whoever has chosen their city. */
const CHOSEN = { region: 'sverdlovsk', city: 'ekaterinburg' };

/**
 * Every test fails on anything that the browser complains of: errors, warnings of React (hydration among
 * them), refused or missing files.
 */
export const test = base.extend<Fixtures>({
  knowsCity: [true, { option: true }],
  context: async ({ context, baseURL, knowsCity }, use) => {
    const cookies = Object.entries(CHOSEN).map(([name, value]) => ({ name, value, url: baseURL ?? '' }));
    if (knowsCity) await context.addCookies(cookies);
    countTraffic(context);
    await use(context);
  },
  expectComplaint: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use((pattern) => expected.push(pattern));
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits until the page, or a part of it, answers to what one does: what is pressed before that is a plain link or
 * nothing. Parts whose code comes late awake after the page.
 */
export async function awake(place: Page | Locator): Promise<void> {
  const part = 'goto' in place ? place.locator('body') : place;
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  // A document may be loaded anew meanwhile: then it is asked again.
  await expect(async () => expect(await part.evaluate(isTaken)).toBe(true)).toPass();
}

/** Waits until a field, and all before it, knows what was typed into it in its sleep: it is told that once it is awake. */
export async function told(field: Locator): Promise<void> {
  const isTold = (element: Element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
    return (props as { value?: string } | undefined)?.value === (element as HTMLInputElement).value;
  };
  await expect(async () => expect(await field.evaluate(isTold)).toBe(true)).toPass();
}

/** Where one is on the page, once the page has heard of it: of a scroll it hears with the next frame. */
export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY))));
      }),
  );

/** Where one is once the page has come to rest: what comes into view is laid out first, and moves what is below it. */
export async function restOf(page: Page): Promise<number> {
  const places = [Number.NaN];
  await expect
    .poll(async () => {
      places.push(await placeOf(page));
      return places.at(-1) === places.at(-2);
    })
    .toBe(true);
  return places.at(-1)!;
}

/** The code of the page itself, and that of parts which wake up after it. */
export const PAGE_CODE = /\/assets\/(?!late-)[^/]*\.js$/;
export const LATE_CODE = /\/assets\/late-[^/]*\.js$/;

/** Holds code back; answers what lets it come. */
export async function holdCode(page: Page, code: RegExp): Promise<() => void> {
  const { promise: there, resolve: come } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await there;
    await route.continue();
  });
  return come;
}

/** The button that names the city and changes it. */
export const city = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();

/** Goes home → section → product as a first-time visitor does. */
export async function findProduct(page: Page, section = 'Диваны'): Promise<void> {
  await page.goto('/');
  await awake(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${section}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(section);
  await orderableCard(page).getByRole('heading').getByRole('link').click();
  // The present page stays until the next one is there.
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
}

/** The first card of the page that can be put into the cart. */
function orderableCard(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) })
    .first();
}

/** Opens a section and puts its first good into the cart; answers the good's card. */
export async function addFromSection(page: Page, section: string): Promise<Locator> {
  await page.goto('/section');
  await awake(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${section}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(section);
  const name = await orderableCard(page).getByRole('heading').innerText();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await card.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(card.getByRole('group', { name: 'Количество' })).not.toHaveAttribute('aria-busy');
  return card;
}

/** Puts the product of the page into the cart and waits until it is saved. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'В корзину', exact: true }).locator('visible=true').first().click();
  const stepper = page.getByRole('group', { name: 'Количество' }).locator('visible=true');
  await expect(stepper).toHaveCount(1);
  await expect(stepper).not.toHaveAttribute('aria-busy');
}

/** Signs in on the login page. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/lk/login');
  await awake(page);
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(`${login}-demo`);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toHaveCount(0);
}

export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Корзина/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
}

/** Fills in who buys. */
export async function fillBuyer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'ФИО' }).fill('Анна Лебедева');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('89122044108');
  await page.getByRole('textbox', { name: 'Адрес доставки' }).fill('ул. Мира, 5, кв. 12');
}

/** Figures of a sum in words: «54 990 ₽» is 54990. */
export const roubles = (text: string) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));

/** The sum of the cart page. */
export async function cartTotal(page: Page): Promise<number> {
  const sum = page.getByRole('complementary', { name: 'Ваш заказ' });
  return roubles(await sum.getByText('Итого').locator('xpath=following-sibling::*').innerText());
}
