import { shownOrder } from '@siren/domain/checkout';
import type { OrderQuote } from '@siren/domain/checkout';
import type { Page } from '@playwright/test';
import { awake, expect } from './shop.ts';

/** Asks what the shop's own pages ask, by the token of the browser; whoever has none yet gets one with the answer. */
export async function call(page: Page, path: string, data: object): Promise<unknown> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'token');
  const answer = await page.request.post(path, { data: { token: kept?.value ?? '', ...data } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Enters without the form, where that is not what the walk is about. */
export async function enter(page: Page, login: string): Promise<void> {
  await call(page, '/api/user/login', { login, password: `${login}-demo` });
}

/** Opens a screen of the staff as a guest, who is led to the login, enters, and comes back. */
export async function openAs(page: Page, login: string, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await enter(page, login);
  await page.goto(path);
}

/** Makes an account by the code that a demo shows, where the way to it is not what the walk is about. */
export async function register(page: Page, contact: string, name: string): Promise<void> {
  const { shown } = (await call(page, '/api/user/request-code', { contact })) as { shown: { code: string } };
  await call(page, '/api/user/register', { contact, code: shown.code, password: '', name, address: '' });
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

interface Draft {
  quote: OrderQuote;
}

/** Orders the first good of a section as a guest would, where the way to it is not what the walk is about. Number of the order. */
export async function orderFrom(page: Page, section: string): Promise<string> {
  await fillCart(page, section);
  const { cart, stores } = (await call(page, '/api/info', {})) as {
    cart: { services: { city: string } };
    stores: { payTypes: { id: number; code: string }[] }[];
  };
  const cash = stores.flatMap(({ payTypes }) => payTypes).find(({ code }) => code === 'cash');
  const order = {
    customer: { name: 'Вера Ёлкина', phone: [{ phone: '+79123456789', protected: false }] },
    ...{ services: [{ key: 'courier' }], city: cart.services.city, payType: cash?.id, useBonus: false },
  };
  const customer = { ...order.customer, email: '', address: 'ул. Мира, 5', comment: '' };
  const kept = (await page.context().cookies()).find(({ name }) => name === 'token');
  const create = (shown: object) =>
    page.request.post('/api/order/create', {
      data: { token: kept?.value, ...order, customer, idempotencyKey: crypto.randomUUID(), ...shown },
    });
  // What nobody has seen is refused with what there is to see.
  const { data } = (await (await create({ expectedTotal: 0 })).json()) as { data: Draft };
  const placed = await create(shownOrder(data.quote));
  expect(placed.ok()).toBe(true);
  return String(((await placed.json()) as { id: number }).id);
}
