import { sql } from '@siren/server/db';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyer } from '../testing/createBuyer.ts';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { runCommand } from '../testing/runCommand.ts';
import { withData } from '../testing/withDatabase.ts';

interface Line {
  level: string;
  time: string;
  msg: string;
  requestId?: string;
  path?: string;
  status?: number;
  error?: { code?: string };
}

const NAME = 'Аполлинария Незабудкина';
const PHONE = '+79168887766';
const EMAIL = 'apollinaria@example.ru';
const PASSWORD = 'не-тот-пароль-42';
const QUERY = 'диван-для-аполлинарии';
const ID = /^[\da-f]{4}(?:-[\da-f]{4}){2}$/;

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
beforeAll(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir, { env: { LOG: 'json', LOG_LEVEL: 'debug' } });
});
afterAll(() => room.clear());

const lines = (): Line[] =>
  shop
    .said()
    .split('\n')
    // The last one may not be whole yet.
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
/** The first line of a request that is meant: a process is read in pieces, which may come after its answer. */
async function lineOf(requestId: string, isMeant: (line: Line) => boolean): Promise<Line> {
  for (;;) {
    const line = lines().find((one) => one.requestId === requestId && isMeant(one));
    if (line) return line;
    await sleep(10);
  }
}
/** The line that tells how a request was answered: it is written once the answer has gone. */
const answered = (requestId: string) => lineOf(requestId, ({ msg }) => msg === 'answered');
const failedAt = (requestId: string) => lineOf(requestId, ({ level }) => level === 'error');

const post = (path: string, payload: object) =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: '', ...payload }),
  });
const idOf = (answer: Response): string => answer.headers.get('x-request-id') ?? '';

/** A table that is not there makes a failure of ours. */
const without = async (table: string, run: () => Promise<void>) => {
  const rename = (from: string, to: string) =>
    withData(dataDir, (db) => db.pool.query(`alter table ${from} rename to ${to}`));
  await rename(table, `${table}_away`);
  await run().finally(() => rename(`${table}_away`, table));
};

/** What somebody who orders as a guest leaves behind: their token and the number of the order. */
async function order(): Promise<{ token: string; id: number }> {
  const offers = await withData(dataDir, (db) =>
    db.query<{ id: number }>(sql`
      select o.id from offers o
      where o.active and not o.exposition and exists (select from stock s where s.offer_id = o.id)
        and (select count(*) from prices p where p.offer_id = o.id) = (select count(*) from regions)
      order by o.id limit 1`),
  );
  const buyer = createBuyer(
    shop.url,
    offers.map(({ id }) => id),
  );
  const draft = await buyer.prepare();
  const customer = {
    ...draft.customer,
    name: NAME,
    phone: [{ phone: PHONE, protected: false }],
    email: EMAIL,
  };
  // Paid on receipt: the staff's word confirms it at once.
  const [cash] = await withData(dataDir, (db) =>
    db.query<{ id: number }>(sql`select id from pay_types where code = 'cash'`),
  );
  const id = await buyer.press({ ...draft, customer, payType: cash!.id });
  return { token: buyer.token(), id };
}

describe('the log of a running shop', () => {
  test('is lines of JSON with level, time and request, and knows nobody', async () => {
    const login = await post('/api/user/login', { login: PHONE, password: PASSWORD });
    expect(await login.json()).toMatchObject({ group: 'user', code: 'invalid_credentials' });
    const search = await fetch(`${shop.url}/search?query=${encodeURIComponent(QUERY)}`);
    const { token } = await order();
    await fetch(`${shop.url}/lk/favorites?token=${token}`, { redirect: 'manual' });

    expect(await answered(idOf(login))).toMatchObject({
      level: 'info',
      path: '/api/user/login',
      status: 400,
    });
    expect(await answered(idOf(search))).toMatchObject({ level: 'debug', path: '/search', status: 200 });
    for (const { level, time } of lines()) {
      expect(level).toMatch(/^(?:debug|info|error)$/);
      expect(Number.isNaN(Date.parse(time))).toBe(false);
      expect(time).toMatch(/Z$/);
    }
    for (const { requestId } of lines().filter(({ msg }) => msg === 'answered'))
      expect(requestId).toMatch(ID);
    const all = shop.said() + shop.complaints().join('\n');
    for (const secret of [
      NAME,
      'Аполлинария',
      PHONE,
      PHONE.slice(2),
      EMAIL,
      PASSWORD,
      QUERY,
      token,
      'Тверская',
    ])
      expect(all).not.toContain(secret);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(shop.complaints()).toEqual([]);
  });

  test('tells of a failure of ours by the code that the visitor is shown', async () => {
    await without('cart_items', async () => {
      const call = await post('/api/cart/add', { id: 1, comment: PHONE });
      expect(call.status).toBe(500);
      await failedAt(idOf(call));
      const failed = lines().filter(({ requestId }) => requestId === idOf(call));
      expect(failed).toContainEqual(
        expect.objectContaining({
          level: 'error',
          error: expect.objectContaining({ code: '42P01' }) as unknown,
        }),
      );
      expect(JSON.stringify(failed)).not.toContain(PHONE);
    });
  });

  test('and the page of a failure says that code, which is that of its answer', async () => {
    const { token } = await order();
    await without('cart_items', async () => {
      const page = await fetch(`${shop.url}/cart`, { headers: { cookie: `token=${token}` } });
      expect(page.status).toBe(500);
      const id = idOf(page);
      expect(id).toMatch(ID);
      expect((await page.text()).replaceAll('<!-- -->', '')).toContain(`Код обращения ${id}`);
      expect(await failedAt(id)).toMatchObject({ level: 'error', requestId: id });
    });
  });

  test('does not know the query of an address that no page can have, either', async () => {
    const answer = await fetch(`${shop.url}/%zz?phone=${PHONE}`);
    await answered(idOf(answer));
    expect(shop.said()).not.toContain(PHONE);
  });
});

test('a command that judges an order is recorded with the order', async () => {
  const env = { DATA_DIR: dataDir };
  const orders = [await order(), await order()].map(({ id }) => id);
  for (const [at, word] of ['confirm', 'decline'].entries()) {
    const done = await runCommand(['orders', word, String(orders[at])], { folder: dataDir, env });
    expect(done).toMatchObject({ code: 0, errors: '' });
  }
  const events = await withData(dataDir, (db) =>
    db.query(sql`
      select address, record, changes -> 0 ->> 'to' as to from audit_entries
      where kind = 'order' and record = any(${orders.map(String)}::text[]) order by id`),
  );
  expect(events).toEqual([
    { address: 'command', record: String(orders[0]), to: 'confirmed' },
    { address: 'command', record: String(orders[1]), to: 'cancelled' },
  ]);
});

test('what is wrong with the environment is a line of JSON, too', async () => {
  const failed = room.launch(await room.folder(), { env: { LOG: 'json', PORT: 'http', LOG_LEVEL: 'loud' } });
  expect(await failed.ended).toBe(1);
  const told = failed
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(told.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', expect.stringMatching(/^LOG_LEVEL must be debug, info, error or silent/)],
    ['error', expect.stringMatching(/^PORT /)],
  ]);
  expect(failed.complaints()).toEqual([]);
});
