import type { LaunchedShop } from './launchShop.ts';

export interface Seen {
  status: number;
  /** How long the answer took, ms. */
  ms: number;
  text: string;
  retryAfter: string | null;
}

/** What a shop says to all that are there at one moment. */
export interface Moment {
  /** Pages of the catalogue for guests, and for somebody with a cart. */
  guests: Seen[];
  carted: Seen[];
  cartPage: Seen;
  cartCall: Seen;
  order: Seen;
  ready: Seen;
  alive: Seen;
  /** The slowest of all, ms. */
  slowest: number;
}

/** Guests, somebody with a cart, and who watches over the shop. */
export interface Onlookers {
  /** Pages that guests have looked at before. */
  catalogue: readonly string[];
  cart(): Promise<Seen>;
  askAll(): Promise<Moment>;
}

const linkIn = (html: string, words: RegExp): string => {
  const path = words.exec(html)?.[1];
  if (path === undefined) throw new Error(`No link like ${words} on the page`);
  return path;
};

/** Those who have a shop open: they have looked at its catalogue, and one of them has a good in the cart. */
export async function createOnlookers(shop: LaunchedShop): Promise<Onlookers> {
  async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
    const started = performance.now();
    const answer = await fetch(new URL(path, shop.url), { redirect: 'manual', ...init });
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, ms: performance.now() - started, text, retryAfter };
  }
  const post = (path: string, payload: object): [string, RequestInit] => [
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) },
  ];

  const section = linkIn((await ask('/section')).text, /href="(\/section\/[^"?]+)"/);
  const product = linkIn((await ask(section)).text, /href="(\/product\/[^"?]+)"/);
  const offer = linkIn((await ask(product)).text, /"offer":(\d+)/);
  const [path, init] = post('/api/cart/add', { token: '', id: Number(offer) });
  const added = await fetch(new URL(path, shop.url), init);
  const cookie = linkIn(added.headers.get('set-cookie') ?? '', /(token=[^;]+)/);
  const token = cookie.replace('token=', '');
  const withCart = { headers: { cookie } };
  const catalogue = ['/', '/section', section, product];
  for (const page of catalogue) {
    const { status } = await ask(page);
    if (status !== 200) throw new Error(`${page}: ${status}`);
  }

  return {
    catalogue,
    cart: () => ask('/cart', withCart),
    async askAll() {
      const [guests, carted, cartPage, cartCall, order, ready, alive] = await Promise.all([
        Promise.all(catalogue.map((page) => ask(page))),
        Promise.all(catalogue.map((page) => ask(page, withCart))),
        ask('/cart', withCart),
        ask(...post('/api/cart/add', { token, id: 1 })),
        ask(...post('/api/order/list', { token, page: 1 })),
        ask('/readyz'),
        ask('/healthz'),
      ]);
      const all = [...guests, ...carted, cartPage, cartCall, order, ready, alive];
      const slowest = Math.max(...all.map(({ ms }) => ms));
      return { guests, carted, cartPage, cartCall, order, ready, alive, slowest };
    },
  };
}

/** Whether all is as before: everybody is answered, and nobody is told that something may have changed. */
export function isWell({ guests, carted, cartPage, ready }: Moment): boolean {
  return (
    ready.status === 200 &&
    cartPage.status === 200 &&
    [...guests, ...carted].every(({ status, text }) => status === 200 && !text.includes('могли измениться'))
  );
}
