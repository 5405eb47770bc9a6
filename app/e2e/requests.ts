import type { Page } from '@playwright/test';
import { awake, expect } from './shop.ts';

/** Asks what the shop's own pages ask, by the token of the browser; whoever has none yet gets one with the answer. */
async function call(page: Page, path: string, data: object): Promise<unknown> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'token');
  const answer = await page.request.post(path, { data: { token: kept?.value ?? '', ...data } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Enters without the form, where that is not what the walk is about. */
export async function enter(page: Page, login: string): Promise<void> {
  await call(page, '/api/user/login', { login, password: `${login}-demo` });
}

interface Section {
  items: { offer: number; stock: { status: string }; exposition: boolean }[];
}

/** Puts the first good of each section into the cart, where the way to it is not what the walk is about. */
export async function fillCart(page: Page, ...sections: string[]): Promise<void> {
  for (const path of sections) {
    const { items } = (await call(page, '/api/catalog/section', {
      path,
      sort: 'popular',
      page: 1,
    })) as Section;
    const found = items.find(({ stock, exposition }) => stock.status !== 'out_of_stock' && !exposition);
    await call(page, '/api/cart/add', { id: found?.offer });
  }
}

/** The cart with the first good of each section, once its form answers. */
export async function openCartWith(page: Page, ...sections: string[]): Promise<void> {
  await fillCart(page, ...sections);
  await page.goto('/cart');
  await awake(page.locator('#buyer-name'));
}
