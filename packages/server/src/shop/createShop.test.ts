import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@siren/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Message, Messages } from '../messages/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
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
      log: { debug: () => {}, info: () => {}, error: (error) => void failures.push(error) },
      pictureLoaders: [],
      trustedProxies: ['127.0.0.1'],
      requestSeconds: 30,
      ...options,
    });
    shop.server.get('/page', async (request, reply) => {
      const { api } = await shop.visitors.visitorOf(request, reply);
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

  it('believes no token of an address', async () => {
    await open();
    const { info: other } = await page();
    const { info: own } = await page();
    expect((await page(`/page?token=${other.token}`, { token: own.token })).info.token).toBe(own.token);
  });

  it('believes over HTTPS only a cookie that HTTPS has set for this very host', async () => {
    await open();
    const { info: planted } = await page();
    const { info: own } = await page();
    const cookies = { token: planted.token, '__Host-token': own.token };
    const visit = async (sent: Record<string, string>) => {
      const headers = { 'x-forwarded-proto': 'https' };
      const answer = await shop.server.inject({ method: 'GET', url: '/page', cookies: sent, headers });
      return { token: answer.json<{ token: string }>().token, set: answer.cookies };
    };
    expect(await visit(cookies)).toEqual({ token: own.token, set: [] });
    const fresh = await visit({ token: planted.token });
    expect(fresh.token).not.toBe(planted.token);
    expect(fresh.set).toMatchObject([{ name: '__Host-token', value: fresh.token, secure: true, path: '/' }]);
  });

  it('sends what waited to be sent to buyers when it was shut', async () => {
    let arrive: (message: Message) => void;
    const arrived = new Promise<Message>((resolve) => (arrive = resolve));
    const messages: Messages = { shown: null, send: async (message) => arrive(message) };
    const prepare = `
      with placed as (
        insert into orders (idempotency_key, request_digest, region_id, city_id, customer_name, customer_phone,
          customer_email, receipt_to, pay_type_id, goods, discount, services, bonus_used, certificates, to_pay)
        select gen_random_uuid(), '', c.region_id, c.id, 'Лев', '+79063334455', '', '+79063334455', p.id,
          700, 0, 0, 0, 0, 700
        from cities c, pay_types p limit 1 returning id
      )
      insert into order_messages (order_id, at, kind, channel, contact, subject, text, changed_at)
      select id, now(), 'confirmed', 'phone', '+79063334455', 'Заказ', 'Заказ подтверждён', now() from placed`;
    await open({ messages, prepare });
    expect(await arrived).toEqual({
      to: { channel: 'phone', value: '+79063334455' },
      ...{ subject: 'Заказ', text: 'Заказ подтверждён' },
    });
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

  it('opens the socket to pages of its own address, which proxies tell, and of SITE_URL, and to no others', async () => {
    await open({ siteUrl: 'https://shop.example' });
    const url = await shop.server.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
      const opened = once(socket, 'open').then(() => 101);
      const refused = once(socket, 'unexpected-response').then(
        ([, answer]) => (answer as IncomingMessage).statusCode,
      );
      const status = await Promise.race([opened, refused]);
      socket.on('error', () => {}).terminate();
      return status;
    };
    expect(await statusOf({ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' })).toBe(101);
    expect(await statusOf({ origin: 'https://shop.ru', 'x-forwarded-host': 'shop.ru' })).toBe(101);
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403);
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
