import type { Info } from '@siren/contract/info';
import { sql } from '@siren/server/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
let shop: LaunchedShop;
let front: LaunchedShop;
let offer: number;
beforeAll(async () => {
  const dataDir = await room.filled();
  offer = await withData(dataDir, async (db) => {
    const [row] = await db.query<{ id: number }>(
      sql`select offer_id as id from stock where quantity > 5 limit 1`,
    );
    return row?.id ?? 0;
  });
  shop = await room.open(dataDir);
  front = await room.open(await room.folder(), { env: { SHOP_API_URL: shop.url } });
});
afterAll(() => room.clear());

const call = async <Answer>(path: string, payload: object) => {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(payload) });
  return (await sent.json()) as Answer;
};
const infoOf = (token: string) => call<Info>('/api/info', { token });
const signIn = async (login: string): Promise<string> =>
  (await call<{ token: string }>('/api/user/login', { token: '', login, password: `${login}-demo` })).token;
/** A guest of somebody else’s making, with a good in the cart. */
const trap = async (): Promise<string> => {
  const { token } = await infoOf('');
  await call('/api/cart/add', { token, id: offer });
  return token;
};
/** Cookies that an answer sets, by name; the token of a visitor who got none is undefined. */
const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return [name, value];
    }),
  );

/** A link on a page of another site, opened in the browser that has these cookies. */
const CROSS_SITE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

describe.each([
  ['the shop', () => shop],
  ['the app in front of another backend', () => front],
])('a stranger’s link, at %s', (_where, at) => {
  let given: string;
  beforeEach(async () => {
    given = await trap();
  });
  const open = (path: string, cookie = '', headers: Record<string, string> = CROSS_SITE) =>
    fetch(at().url + path, { redirect: 'manual', headers: { ...headers, cookie } });
  const press = (
    as: string,
    cookie: string,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    fetch(`${at().url}/lk/handover`, {
      ...{ method: 'POST', redirect: 'manual', headers: { ...headers, cookie } },
      body: new URLSearchParams({ from: '/section?sort=new', as }),
    });

  test('does not replace who is signed in: the page asks, and the address has no token', async () => {
    const own = await signIn('buyer');
    const answer = await open(`/section?token=${given}&sort=new`, `token=${own}`);
    const set = cookiesOf(answer);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/lk/handover?from=%2Fsection%3Fsort%3Dnew',
    ]);
    expect(set).toEqual({ offered: given });
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await (await open('/lk/handover?from=/section', `token=${own}; offered=${given}`)).text();
    expect(page).toContain('Кто продолжит?');
    expect(page.replaceAll(/\u00a0|&nbsp;/g, ' ')).toMatch(/Остаться:.*Анна Лебедева.*Продолжить:.*гость/s);
    expect(page).not.toContain(given);
    expect((await infoOf(own)).user?.login).toBe('buyer');
    expect((await infoOf(given)).cart.content).toHaveLength(1);
  });

  test('is gone on with by a press of who is signed in, under a fresh token; their own session is over', async () => {
    const own = await signIn('buyer');
    const answer = await press('offered', `token=${own}; offered=${given}`);
    const { token = '', offered } = cookiesOf(answer);
    expect([answer.status, answer.headers.get('location'), offered]).toEqual([303, '/section?sort=new', '']);
    expect([own, given]).not.toContain(token);
    expect(await infoOf(token)).toMatchObject({ user: null, cart: { content: [{ offer }] } });
    for (const dead of [own, given])
      expect(await infoOf(dead)).toMatchObject({ user: null, cart: { content: [] } });
  });

  test('is refused by a press of who is signed in: nothing changes', async () => {
    const own = await signIn('buyer');
    const answer = await press('own', `token=${own}; offered=${given}`);
    expect([answer.status, cookiesOf(answer)]).toEqual([303, { offered: '' }]);
    expect((await infoOf(own)).user?.login).toBe('buyer');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an older browser', { origin: 'https://evil.example' }],
    ['nobody', {}],
  ])('is not gone on with by a form of %s', async (_who, headers) => {
    const own = await signIn('buyer');
    const answer = await press('offered', `token=${own}; offered=${given}`, headers);
    expect([answer.status, cookiesOf(answer)]).toEqual([403, {}]);
    expect((await infoOf(own)).user?.login).toBe('buyer');
  });

  test('gives a guest its cart under a fresh token: the stranger reads nothing of what follows', async () => {
    const answer = await open(`/cart?token=${given}`, `token=${(await infoOf('')).token}`);
    const { token = '' } = cookiesOf(answer);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cart']);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(token).not.toBe(given);
    expect((await infoOf(token)).cart.content).toMatchObject([{ offer }]);
    expect((await infoOf(given)).cart.content).toEqual([]);
  });

  test('with an account’s token is taken over by who has nothing here, and asks another account', async () => {
    const staff = await signIn('staff');
    const buyer = await signIn('buyer');
    expect(cookiesOf(await open(`/?token=${staff}`, `token=${buyer}`))).toEqual({ offered: staff });
    const { token = '' } = cookiesOf(await open(`/?token=${staff}`));
    expect((await infoOf(token)).user?.login).toBe('staff');
    expect((await infoOf(staff)).user).toBeNull();
  });

  test('with an account’s token asks a guest who has something to lose', async () => {
    const account = await signIn('buyer');
    const guest = await trap();
    const answer = await open(`/?token=${account}`, `token=${guest}`);
    expect([answer.headers.get('location'), cookiesOf(answer)]).toEqual([
      '/lk/handover?from=%2F',
      { offered: account },
    ]);
    expect((await infoOf(guest)).cart.content).toHaveLength(1);
  });

  test.each([
    ['a token that nobody has used', async () => (await infoOf('')).token],
    [
      'a token that was taken over before',
      async () => {
        const token = await trap();
        await open(`/?token=${token}`);
        return token;
      },
    ],
    ['made-up letters', async () => 'x'.repeat(32)],
    ['another length', async () => 'x'.repeat(31)],
  ])('with %s changes nothing', async (_what, make) => {
    const own = await signIn('buyer');
    const answer = await open(`/section?token=${await make()}`, `token=${own}`);
    expect([answer.status, answer.headers.get('location'), cookiesOf(answer)]).toEqual([302, '/section', {}]);
  });

  test.each([
    ['a picture of another page', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['reading ahead', { 'sec-purpose': 'prefetch' }],
    ['the preview of a messenger', { 'user-agent': 'TelegramBot (like TwitterBot)' }],
  ])('is not used up by %s', async (_what, headers) => {
    const answer = await open(`/section?token=${given}`, '', headers);
    expect([answer.status, cookiesOf(answer)]).toEqual([302, {}]);
    expect((await infoOf(given)).cart.content).toHaveLength(1);
  });

  test('opened twice at once has one winner, and the cart is not lost', async () => {
    const answers = await Promise.all([1, 2].map(() => open(`/cart?token=${given}`)));
    const tokens = answers.flatMap((answer) => cookiesOf(answer)['token'] ?? []);
    expect(tokens).toHaveLength(1);
    expect((await infoOf(tokens[0] ?? '')).cart.content).toHaveLength(1);
  });

  test('does not put its token into the data of a page either', async () => {
    const answer = await open(`/section/_payload.json?token=${given}`);
    expect(cookiesOf(answer)['token']).not.toBe(given);
    expect((await infoOf(given)).cart.content).toHaveLength(1);
  });
});
