import { users } from '@siren/demo/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';

const room = createRoom();
afterAll(() => room.clear());

describe('what everybody knows of a demo', () => {
  let dataDir: string;
  let session = '';
  let shop: LaunchedShop;
  const call = async (path: string, payload: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token: '', ...payload });
    const answer = await fetch(shop.url + path, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const login = (name: string, password: string) => call('/api/user/login', { login: name, password });
  const coupon = () => call('/api/cart/coupon', { coupon: 'СИРЕНЬ10' });
  const certificate = () => call('/api/certificate/attach', { code: 'DAR-3000-2026' });
  beforeAll(async () => {
    dataDir = await room.filled();
    shop = await room.open(dataDir);
    session = String((await login('buyer', 'buyer-demo')).body['token']);
    await shop.stop();
  });

  test('does not work on its data without the demo: accounts, their sessions, coupons, certificates', async () => {
    shop = await room.open(dataDir, { env: { DEMO: '0' } });
    const unknown = await login('nobody-at-all', 'buyer-demo');
    for (const { login: name, password } of users) expect(await login(name, password)).toEqual(unknown);
    expect((await call('/api/info', { token: session })).body).toMatchObject({
      user: null,
      demoAccounts: [],
    });
    expect((await coupon()).body).toMatchObject({ group: 'cart', code: 'coupon_not_found' });
    expect((await certificate()).body).toMatchObject({ group: 'cart', code: 'certificate_not_found' });
    await shop.stop();
  });

  test('works again with the demo', async () => {
    shop = await room.open(dataDir);
    for (const { login: name, password } of users) expect((await login(name, password)).status).toBe(200);
    expect([(await coupon()).status, (await certificate()).status]).toEqual([200, 200]);
    await shop.stop();
  });
});

test('a demo that others can reach is not opened unless that is said in words', async () => {
  const refused = room.launch(await room.folder(), { env: { HOST: '0.0.0.0' } });
  expect(await refused.ended).toBe(1);
  expect(refused.complaints()).toEqual([expect.stringMatching(/^HOST .*DEMO_PUBLIC=1/)]);
});
