import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fragment } from '../../db/composed.ts';
import { composed, sql } from '../../db/index.ts';
import { createTestShop, passwordOf } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import {
  columnsOfPeople,
  columnsOfTheShop,
  keptColumns,
  tablesOfTheShop,
} from '../testing/columnsOfPeople.ts';
import { plantClient, planted } from '../testing/plantClient.ts';
import { textColumns } from '../testing/textColumns.ts';

let shop: TestShop;
let staff: Visitor;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
  id = await plantClient(shop);
});
afterAll(() => shop.close());

const digits = (text: string) => text.replaceAll(/\D/gu, '');
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether a text tells of the client. */
function tells(text: string): boolean {
  const { phone, ...others } = planted;
  return (
    digits(text).includes(digits(phone).slice(1)) ||
    Object.values(others).some((one) => folded(text).includes(folded(one)))
  );
}

/** A name as it stands in a statement. */
const named = (name: string) => new Fragment([name], []);

/** Columns in which the client is told of. */
async function telling(): Promise<string[]> {
  const found: string[] = [];
  for (const column of await textColumns(shop.db)) {
    const [table = '', name = ''] = column.split('.');
    const rows = await shop.db.query<{ text: string | null }>(
      composed`select ${named(name)}::text as text from ${named(table)}`,
    );
    if (rows.some(({ text }) => text !== null && tells(text))) found.push(column);
  }
  return found;
}

const erase = async () => {
  const { version, bonus } = await staff.call('/api/admin/clients/get', { id });
  return staff.call('/api/admin/clients/erase', { id, version, bonus, typed: planted.name });
};

test('of every column that there is it is known whether it tells of people', async () => {
  const known = [...columnsOfPeople, ...Object.keys(keptColumns), ...columnsOfTheShop];
  const columns = await textColumns(shop.db);
  const asked = columns.filter((column) => !tablesOfTheShop.includes(column.split('.')[0] ?? ''));
  expect(asked.toSorted()).toEqual(known.toSorted());
});

test('after erasing nothing tells of the client anywhere but where it is kept for a reason', async () => {
  const kept = Object.keys(keptColumns);
  expect((await telling()).toSorted()).toEqual([...columnsOfPeople, ...kept].toSorted());
  await erase();
  expect(await telling()).toEqual(kept);
});

test('what others wrote and had stays, without the client', async () => {
  const [told] = await shop.db.query(sql`
    select info, blocked_why as why from users where name = 'Таисия'`);
  const left = 'Звонила [удалено], [удалено] или [удалено]';
  expect(told).toEqual({ info: left, why: left });
  expect(
    await shop.db.query(sql`
      select o.customer_name as name, o.customer_phone as phone, o.other_phones as others, o.comment
      from orders o join users u on u.id = o.user_id where u.name = 'Таисия'`),
  ).toEqual([{ name: 'Ева', phone: '+79990000000', others: ['+79035550000'], comment: left }]);
  expect(await shop.db.query(sql`select name from staff_views`)).toEqual([{ name: 'Без адреса' }]);
  expect(await shop.db.query(sql`select query from popular_queries where query = 'стул'`)).toHaveLength(1);
});

test('receipts stay as they were rung up', async () => {
  const receipts = await shop.db.query(sql`
    select r.kind, r.total, r.payments, t.status
    from receipts r join orders o on o.id = r.order_id join register_tasks t on t.receipt_id = r.id
    where o.user_id = ${id}`);
  expect(receipts).toEqual([
    { kind: 'sell', total: 1_250, payments: [{ means: 'prepaid', sum: 1_250 }], status: 'waiting' },
  ]);
});

test('sums, payments and who changed what stay', async () => {
  expect(
    await shop.db.query(sql`
      select o.to_pay as sum, o.kept, o.status, o.customer_name as name from orders o where user_id = ${id}`),
  ).toEqual([{ sum: 1_250, kept: 1_250, status: 'done', name: 'Клиент удалён' }]);
  const { changes } = await staff.call('/api/admin/clients/get', { id });
  expect(changes).toMatchObject([
    { action: 'erase', by: { name: 'Имя staff' }, changes: [{ field: 'bonus', from: 310.5, to: 0 }] },
    { action: 'save', changes: [{ field: 'note', from: null, to: null }] },
  ]);
});
