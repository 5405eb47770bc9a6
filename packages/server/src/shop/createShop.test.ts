import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@siren/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { digestOf } from '../http/index.ts';
import { createShop } from './createShop.ts';
import type { Shop, ShopOptions } from './createShop.ts';

describe('the shop', () => {
  let db: TestDatabase;
  let dataDir: string;
  let shop: Shop;
  const failures: unknown[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'siren-shop-'));
    failures.length = 0;
  });
  afterEach(async () => {
    await shop.close();
    await db.close();
    await rm(dataDir, { recursive: true });
    expect(failures).toEqual([]);
  });

  const open = async ({
    filled = true,
    prepare = 'select',
    ...options
  }: Partial<ShopOptions> & { filled?: boolean; prepare?: string } = {}) => {
    db = await createTestDatabase({ shop: filled });
    await db.pool.query(prepare);
    shop = await createShop({
      db,
      dataDir,
      clock: () => new Date('2026-03-02T09:00:00Z'),
      log: { info: () => {}, error: (error) => void failures.push(error) },
      pictureLoaders: [],
      ...options,
    });
    shop.server.get('/page', async (request, reply) => {
      const { api } = await shop.visitorOf(request, reply);
      return api.call('/api/info', {});
    });
  };
  const page = async (url = '/page', cookies: Record<string, string> = {}) => {
    const response = await shop.server.inject({ method: 'GET', url, cookies });
    const token = response.cookies.find(({ name }) => name === 'token')?.value;
    return { info: response.json<{ token: string; city: { code: string } }>(), token };
  };

  it('answers every call of the contract', async () => {
    await open();
    expect(Object.keys(shop.handlers).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('gives a page the API in process; a new visitor gets a token and no row', async () => {
    await open();
    const { info, token } = await page();
    expect(token).toBe(info.token);
    expect((await db.pool.query('select 1 from sessions')).rows).toEqual([]);
    const again = await page('/page', { token: info.token, region: 'ural', city: 'tagil' });
    expect(again).toMatchObject({ info: { token: info.token, city: { code: 'tagil' } }, token: undefined });
  });

  it('takes over a token of the address, if it is one', async () => {
    await open();
    const { info: other } = await page();
    const { info: own } = await page();
    expect(await page(`/page?token=${other.token}`, { token: own.token })).toMatchObject({
      info: { token: other.token },
      token: other.token,
    });
    for (const odd of ['abc', `${other.token}x`, '', '&token=a']) {
      expect((await page(`/page?token=${odd}`, { token: own.token })).info.token).toBe(own.token);
    }
  });

  it('keeps the session of the browser where the token of the address has none', async () => {
    await open();
    const { info: old } = await page();
    const { info: own } = await page();
    const add = (token: string) =>
      shop.server.inject({
        method: 'POST',
        url: '/api/user/toggle-favorite-product',
        payload: { token, id: 1, value: true },
      });
    expect((await add(own.token)).statusCode).toBe(200);
    const visit = { info: { token: own.token }, token: undefined };
    for (const stale of [old.token, 'x'.repeat(32)])
      expect(await page(`/page?token=${stale}`, { token: own.token })).toMatchObject(visit);
    expect((await add(old.token)).statusCode).toBe(200);
    const taken = { info: { token: old.token }, token: old.token };
    expect(await page(`/page?token=${old.token}`, { token: own.token })).toMatchObject(taken);
    const expired = "update sessions set expires_at = '2026-03-01' where token_digest = $1";
    await db.pool.query(expired, [digestOf(old.token)]);
    expect(await page(`/page?token=${old.token}`, { token: own.token })).toMatchObject(visit);
  });

  it('opens empty, in a first region of its own', async () => {
    await open({ filled: false });
    expect((await page()).info).toMatchObject({
      city: { code: 'moscow' },
      menu: [],
      stores: [],
      store: null,
    });
  });

  it('tells only accounts that are demo accounts here', async () => {
    const account = (login: string) => ({ login, password: 'x', about: '' });
    const demoAccounts = ['buyer', 'blocked', 'staff', 'nobody'].map((login) => ({
      ...account(login),
      phone: '+79120000001',
    }));
    await open({ demoAccounts, prepare: "update users set demo = true where login in ('buyer', 'blocked')" });
    expect((await page()).info).toHaveProperty('demoAccounts', [account('buyer')]);
  });
});
