import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { PayloadOf } from '@siren/contract/calls';
import { exportAddress } from '@siren/contract/exports';
import type { ExportFormat, ExportList } from '@siren/domain/exports';
import { SHEET_ROWS_MAX } from '@siren/domain/exports';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientsExport } from '../client-records/index.ts';
import { insertClient } from '../client-records/testing/insertClient.ts';
import { composed, fragment, sql } from '../db/index.ts';
import { ordersExport } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { exportRows } from './exportRows.ts';
import { defineExport, exportsPlugin } from './index.ts';
import { dayOfCell, readXlsx } from './testing/readXlsx.ts';

type Asked = Omit<PayloadOf<'/api/admin/orders/list'>, 'page' | 'size'>;

let shop: TestShop;
let staff: Visitor;
const failures: unknown[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  const log = { error: (error: unknown) => void failures.push(error) };
  const sources = [ordersExport, clientsExport];
  await shop.server.register(exportsPlugin, { contextFor: shop.contextFor, log, sources });
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.query(sql`delete from orders`);
  await shop.db.query(sql`delete from security_events`);
  expect(failures).toEqual([]);
});

const OWN = { 'sec-fetch-site': 'same-origin' };

const ask = (url: string, visitor: Visitor | null = staff, headers: Record<string, string> = OWN) =>
  shop.server.inject({ url, headers, cookies: visitor ? { token: visitor.token() } : {} });

const csvOf = async (list: ExportList, asked: Asked = {}): Promise<string[][]> =>
  parse((await ask(exportAddress(list, 'csv', asked as never))).rawPayload, { bom: true, delimiter: ';' });

const xlsxOf = async (list: ExportList, asked: Asked = {}) =>
  readXlsx((await ask(exportAddress(list, 'xlsx', asked as never))).rawPayload);

/** Cells of one column. */
function columnOf<Read>([heads = [], ...rows]: Read[][], head: Read): (Read | undefined)[] {
  const at = heads.indexOf(head);
  expect(at).toBeGreaterThanOrEqual(0);
  return rows.map((row) => row[at]);
}

/** So many orders like one that is there, one minute and one rouble after another. */
const multiply = (order: number, count: number) =>
  shop.db.query(sql`
    insert into orders (idempotency_key, request_digest, region_id, city_id, placed_at, customer_name, customer_phone,
      customer_email, receipt_to, pay_type_id, goods, discount, services, bonus_used, certificates, to_pay, address)
    select gen_random_uuid(), '', o.region_id, o.city_id, o.placed_at + n * interval '1 minute', 'Покупатель ' || n,
      '+7903' || lpad(n::text, 7, '0'), '', o.receipt_to, o.pay_type_id, n, 0, 0, 0, 0, n, o.address
    from orders o, generate_series(1, ${count}::int) n where o.id = ${order}`);

const addLine = (order: number, position: number, name: string, article: string) =>
  shop.db.query(sql`
    insert into order_lines (order_id, position, offer_id, name, options, article, path, quantity, price, final_price)
    values (${order}, ${position}, ${shop.ids.offers['CHAIR']}, ${name}, '', ${article}, '', ${position + 2}, 10, 10)`);

describe('all rows', () => {
  test('of a list come in its order, as many as it told', async () => {
    await multiply(await insertOrder(shop, { toPay: 0.5 }), 5_000);
    const asked = { sort: { key: 'toPay', direction: 'ascending' } } as const;
    const { total } = await staff.call('/api/admin/orders/list', asked);
    expect(total).toBe(5_001);
    const csv = await csvOf('orders', asked);
    const sums = Array.from({ length: 5_001 }, (_, index) => index || 0.5);
    expect(columnOf(csv, 'Сумма').map((sum = '') => Number(sum.replace(',', '.')))).toEqual(sums);
    expect(new Set(columnOf(csv, 'Номер')).size).toBe(total);
    expect(columnOf(await xlsxOf('orders', asked), 'Сумма')).toEqual(sums);
  });

  test('that fit filters and search, as the list has them', async () => {
    const lida = await insertOrder(shop, { name: 'Лида', status: 'done' });
    await insertOrder(shop, { name: 'Лида' });
    await insertOrder(shop, { name: 'Нина', status: 'done' });
    const asked = { query: 'лида', filters: { status: ['done'] } } satisfies Asked;
    expect(columnOf(await csvOf('orders', asked), 'Номер')).toEqual([String(lida)]);
    await shop.db.query(
      sql`update orders set responsible_id = ${shop.ids.users['staff']} where id = ${lida}`,
    );
    expect(columnOf(await csvOf('orders', { filters: { mine: true } }), 'Ведёт')).toEqual(['Имя staff']);
    await shop.db.query(sql`
      insert into order_staff (order_id, placed_by, source_id, condition, cheap)
      select ${lida}::int, ${shop.ids.users['staff']}::int, min(id), 'usual', false from order_sources`);
    expect(columnOf(await csvOf('orders', { query: 'лида' }), 'Источник')).toEqual(['', 'Звонок']);
    expect(await csvOf('orders', { query: 'никто' })).toHaveLength(1);
  });
});

describe('an order', () => {
  test('is told by its region’s clocks, with its phone and its articles as they are', async () => {
    const order = await insertOrder(shop, {
      ...{ region: 'ural', placedAt: '2026-02-14T20:45:00Z', date: '2026-02-17', toPay: 1_234.5 },
      ...{ phone: '+79057310026', name: 'Рита', email: 'rita@post.test', payType: 'cash' },
    });
    await addLine(order, 0, 'Стул', '00713');
    const csv = await csvOf('orders');
    const told = {
      ...{ Номер: String(order), Оформлен: '15.02.2026 01:45', 'День получения': '17.02.2026' },
      ...{ Сумма: '1234,50', Телефон: '+79057310026', Артикулы: '00713', Состав: 'Стул, 2 шт.', Штук: '2' },
      ...{ Клиент: 'Рита', Статус: 'Принят', Оплата: 'При получении', Получение: 'Доставка' },
    };
    for (const [head, value] of Object.entries(told))
      expect([head, columnOf(csv, head)]).toEqual([head, [value]]);
    const sheet = await xlsxOf('orders');
    expect(columnOf(sheet, 'Артикулы')).toEqual(['00713']);
    expect(columnOf(sheet, 'Телефон')).toEqual(['+79057310026']);
    expect(columnOf(sheet, 'Оформлен').map(dayOfCell)).toEqual(['2026-02-15T01:45']);
    expect(columnOf(sheet, 'День получения').map(dayOfCell)).toEqual(['2026-02-17T00:00']);
  });

  test.each(['=HYPERLINK("http://evil.test";"x")', '"; =1\r\n@x', "'-2+3", 'Ёж;"\u{1F98B}"', '\t=1'])(
    'of «%s» breaks no row and calculates nothing',
    async (name) => {
      await insertOrder(shop, { name });
      await insertOrder(shop, { name: 'Вера' });
      const [, first = ''] = columnOf(await csvOf('orders'), 'Клиент');
      expect(first).not.toMatch(/^[\s]*[=+\-@]/);
      expect(first.replace(/^'(?=[\s=+\-@'])/, '')).toBe(name);
      expect(columnOf(await xlsxOf('orders'), 'Клиент')).toEqual(['Вера', name]);
    },
  );
});

test('a client is told with what the list has of them', async () => {
  const id = await insertClient(shop, { name: 'Дарья', phone: '+79610084471', bonus: 40.5, blocked: true });
  await insertOrder(shop, { user: id, status: 'done', toPay: 700, placedAt: '2026-01-05T22:30:00Z' });
  const csv = await csvOf('clients', { query: 'дарья' });
  const told = {
    ...{ Номер: String(id), Телефон: '+79610084471', Почта: '', Заказов: '1', Сумма: '700,00' },
    ...{ 'Последний заказ': '06.01.2026 01:30', Бонусы: '40,50', Заблокирован: 'да', Сотрудник: '' },
  };
  for (const [head, value] of Object.entries(told))
    expect([head, columnOf(csv, head)]).toEqual([head, [value]]);
  expect(columnOf(await csvOf('clients', { query: 'cashier' }), 'Сотрудник')).toEqual(['да']);
});

test('the file has its name, is kept by nobody on its way, and is read as what it is', async () => {
  const { headers, rawPayload } = await ask(exportAddress('orders', 'xlsx', {}));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="______ 2026-03-02.xlsx"; filename*=UTF-8''${encodeURIComponent('Заказы 2026-03-02.xlsx')}`,
  });
  expect(readXlsx(rawPayload)).toHaveLength(1);
  const csv = await ask(exportAddress('clients', 'csv', {}));
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

const events = () =>
  shop.db.query<{ actor: number; detail: unknown }>(sql`
    select actor_id as actor, detail from security_events where kind = 'list_exported' order by id`);

test('who took what along is recorded, and not what was searched for', async () => {
  await insertOrder(shop, { name: 'Лида', phone: '+79057310026' });
  await ask(exportAddress('orders', 'csv', { query: '0026', filters: { status: ['new'] } }));
  expect(await events()).toEqual([
    {
      actor: shop.ids.users['staff'],
      detail: {
        ...{ list: 'orders', format: 'csv', rows: 1, searched: true, filters: { status: ['new'] } },
        ...{ sort: { key: 'id', direction: 'descending' }, request: expect.any(String) as string },
      },
    },
  ]);
});

describe('is refused', () => {
  const refused = async (...asked: Parameters<typeof ask>) => {
    const { statusCode, headers, body } = await ask(...asked);
    expect(headers['content-disposition']).toBeUndefined();
    expect(await events()).toEqual([]);
    return [statusCode, (JSON.parse(body) as { code: string }).code];
  };
  const addresses = [exportAddress('orders', 'csv', {}), exportAddress('clients', 'xlsx', {})];

  test.each(addresses)('to everybody else: %s', async (url) => {
    for (const visitor of [null, await shop.signedIn('buyer'), await shop.signedIn('cashier')])
      expect(await refused(url, visitor)).toEqual([403, 'not_authorized']);
  });

  test.each(['cross-site', 'same-site', 'none'])('to a page that is not ours: %s', async (site) => {
    for (const url of addresses)
      expect(await refused(url, staff, { 'sec-fetch-site': site })).toEqual([403, 'not_authorized']);
  });

  test.each([
    '?format=csv&list=x',
    '?format=csv&list=[]',
    '?format=pdf',
    '',
    '?format=csv&list={"filters":{"status":["x"]}}',
    '?format=csv&list={"sort":{"key":"phone","direction":"ascending"}}',
    '?format=csv&list={}&list={}',
    '?format=csv&list={"query":"\\u0000"}',
  ])('where the address is not understood: %s', async (query) => {
    expect(await refused(`/api/admin/orders/export${encodeURI(query)}`)).toEqual([400, 'bad_request']);
  });

  test('where a sheet has no room for all rows', async () => {
    const { context } = await shop.contextFor({ token: staff.token(), cookies: {}, address: '10.0.0.1' });
    const takeOf = (rows: number) =>
      exportRows(context, {
        source: defineExport({
          ...{ list: 'clients', title: 'Клиенты', columns: [] },
          ask: () => ({ count: composed`select ${rows}::int as total`, rows: fragment`select 1` }),
        }),
        wish: {
          format: 'xlsx',
          payload: {
            query: '',
            filters: {},
            sort: { key: 'name', direction: 'ascending' },
            page: 1,
            size: 50,
          },
        },
        out: new PassThrough().resume(),
        begun: () => {},
      });
    await expect(takeOf(SHEET_ROWS_MAX)).rejects.toThrow();
    expect(await events()).toEqual([]);
    await takeOf(SHEET_ROWS_MAX - 1);
  });
});

describe('a file that nobody takes', () => {
  /** Asks for a file over the wire, and reads nothing of it. */
  async function open(format: ExportFormat): Promise<IncomingMessage> {
    const { port } = shop.server.server.address() as AddressInfo;
    const path = exportAddress('orders', format, {});
    const request = get({ port, path, headers: { ...OWN, cookie: `token=${staff.token()}` } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.on('error', () => {});
  }
  /** How many exports have a transaction open that does nothing. */
  const waiting = async (): Promise<number> =>
    (
      await shop.db.query(sql`
        select from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and query like 'fetch%'`)
    ).length;

  test('waits for who takes it, and is read no more once they are gone', async () => {
    const order = await insertOrder(shop);
    await shop.db.query(sql`update orders set address = repeat('ж', 10000) where id = ${order}`);
    await multiply(order, 1_500);
    await shop.server.listen({ port: 0, host: '127.0.0.1' });
    const opened = [await open('csv'), await open('csv'), await open('csv')];
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(3);
    const fourth = await ask(exportAddress('orders', 'csv', {}));
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '30']);
    for (const response of opened) response.destroy();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    const next = await open('xlsx');
    expect(next.statusCode).toBe(200);
    next.destroy();
  });
});
