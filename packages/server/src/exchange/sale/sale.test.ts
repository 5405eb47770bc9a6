import iconv from 'iconv-lite';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { commerceFile } from '../../import/testing/commerceXml.ts';
import { insertOrder } from '../../orders/testing/insertOrder.ts';
import { passwordOf } from '../../testing/testPeople.ts';
import { createExchangeShop } from '../testing/createExchangeShop.ts';
import type { ExchangeShop } from '../testing/createExchangeShop.ts';

let shop: ExchangeShop;
beforeAll(async () => {
  shop = await createExchangeShop();
  await may(['imports.run', 'orders.manage']);
});
afterEach(async () => {
  expect(shop.failures.splice(0)).toEqual([]);
  await shop.db.query(sql`delete from exchange_sessions`);
  await shop.db.query(sql`delete from orders`);
  await shop.db.query(sql`delete from security_events`);
});
afterAll(() => shop.close());

const may = (permissions: string[]) =>
  shop.db.query(sql`update users set permissions = ${permissions} where login = 'staff'`);

const begun = async () => {
  const client = shop.oneC('sale');
  await client.checkAuth('staff', passwordOf('staff'));
  return client;
};

/** Texts of the elements of that name. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    open.push(tag.name);
    if (tag.name === name) found.push('');
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    if (open.at(-1) === name) found.push(found.pop() + text);
  });
  parser.write(xml).close();
  return found;
}
const numbersOf = (xml: string) => textsOf(xml, 'Номер');

test('orders come once, when 1C has said that it has them', async () => {
  const order = await insertOrder(shop, { toPay: 700 });
  const client = await begun();
  const first = await client.ask('query');
  expect(first.type).toBe('application/xml; charset=utf-8');
  expect(numbersOf(first.text)).toEqual([String(order)]);
  expect(numbersOf((await (await begun()).ask('query')).text)).toEqual([String(order)]);
  const later = await begun();
  await later.ask('query');
  expect((await later.ask('success')).lines).toEqual(['success']);
  expect(numbersOf((await (await begun()).ask('query')).text)).toEqual([]);
});

test('an order that changes between the query and its confirmation comes again', async () => {
  const order = await insertOrder(shop, { toPay: 700 });
  const client = await begun();
  await client.ask('query');
  await shop.db.query(sql`update orders set version = version + 1 where id = ${order}`);
  await client.ask('success');
  expect(numbersOf((await (await begun()).ask('query')).text)).toEqual([String(order)]);
});

test('an order has its rows, its sum, its buyer and its status in two requisites', async () => {
  const order = await insertOrder(shop, { toPay: 700 });
  await shop.db.query(sql`
    update orders set customer_name = 'Лев & «Ко» <\u0001>', status = 'confirmed' where id = ${order}`);
  const { text } = await (await begun()).ask('query');
  expect(text.startsWith('\ufeff<?xml')).toBe(true);
  expect(textsOf(text, 'ПолноеНаименование')).toEqual(['Лев & «Ко» <>']);
  expect(textsOf(text, 'Сумма')[0]).toBe('700.00');
  expect(textsOf(text, 'Значение')).toEqual(expect.arrayContaining(['[confirmed] Подтверждён', 'confirmed']));
});

test('orders tell of clients: the right to imports alone does not bring them', async () => {
  await may(['imports.run']);
  const client = shop.oneC('sale');
  expect((await client.checkAuth('staff', passwordOf('staff')))[0]).toBe('failure');
  await may(['imports.run', 'orders.manage']);
});

test('who takes orders along is in the security log', async () => {
  await insertOrder(shop, { toPay: 700 });
  await (await begun()).ask('query');
  const rows = await shop.db.query(sql`select detail from security_events where kind = 'list_exported'`);
  expect(rows).toMatchObject([{ detail: { format: 'commerceml', rows: 1 } }]);
});

test('statuses, ways to pay and deliveries are told', async () => {
  const { text } = await (await begun()).ask('info');
  expect(textsOf(text, 'Ид')).toEqual(expect.arrayContaining(['new', 'cancelled']));
  expect(textsOf(text, 'Название')).toEqual(expect.arrayContaining(['Подтверждён']));
});

const documentOf = (order: number, ...requisites: [name: string, value: string][]) =>
  commerceFile(
    `<Документ><Ид>${order}</Ид><ЗначенияРеквизитов>${requisites
      .map(
        ([name, value]) =>
          `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
      )
      .join('')}</ЗначенияРеквизитов></Документ>`,
  );
const statusOf = async (order: number) =>
  (await shop.db.query<{ status: string }>(sql`select status from orders where id = ${order}`))[0]?.status;
const confirmedOrder = async () => {
  const order = await insertOrder(shop, { toPay: 700 });
  const client = await begun();
  await client.ask('query');
  await client.ask('success');
  return { order, client };
};

test('1C takes an order that it has to the next status, and is not told of that again', async () => {
  const { order, client } = await confirmedOrder();
  const sent = await client.send('orders.xml', documentOf(order, ['Статуса заказа ИД', 'confirmed']));
  expect(sent.lines).toEqual(['success']);
  expect(await statusOf(order)).toBe('confirmed');
  expect(numbersOf((await client.ask('query')).text)).toEqual([]);
});

test('an order in parts is taken once the last one is there', async () => {
  const { order, client } = await confirmedOrder();
  const sent = await client.send('orders.xml', documentOf(order, ['Статуса заказа ИД', 'confirmed']), 150);
  expect(sent.lines).toEqual(['success']);
  expect(await statusOf(order)).toBe('confirmed');
});

test.each(['windows-1251', 'utf-16le'])('an order in %s is taken, in whatever parts', async (encoding) => {
  const written = documentOf(0, ['Статуса заказа ИД', 'confirmed']).replace('UTF-8', encoding);
  for (const parts of [150, 149, 33, 1_000_000]) {
    const { order, client } = await confirmedOrder();
    const xml = written.replace('<Ид>0<', `<Ид>${order}<`);
    const { lines } = await client.send('orders.xml', iconv.encode(xml, encoding, { addBOM: true }), parts);
    expect([lines, await statusOf(order)]).toEqual([['success'], 'confirmed']);
  }
});

test('the last part, sent again because its answer was lost, is a success; a refused file is refused again', async () => {
  const { order, client } = await confirmedOrder();
  const xml = documentOf(order, ['Статуса заказа ИД', 'confirmed']);
  await client.send('orders.xml', xml, 150);
  const last = Buffer.from(xml).subarray(Math.floor((Buffer.byteLength(xml) - 1) / 150) * 150);
  expect((await client.ask('file', { filename: 'orders.xml' }, last)).lines).toEqual(['success']);
  const wrong = documentOf(order, ['Статуса заказа ИД', 'N']);
  for (const _time of [1, 2]) expect((await client.send('orders.xml', wrong)).lines[0]).toBe('failure');
});

test.each([
  ['a status that there is not', [['Статуса заказа ИД', 'N']]],
  ['a step that is not allowed', [['Статуса заказа ИД', 'done']]],
  ['a cancellation, which needs a reason', [['Отменен', 'true']]],
] as [string, [string, string][]][])('%s is a failure and changes nothing', async (_name, requisites) => {
  const { order, client } = await confirmedOrder();
  const { lines } = await client.send('orders.xml', documentOf(order, ...requisites));
  expect(lines).toEqual(['failure', expect.stringContaining(`Заказ ${order}`)]);
  expect(await statusOf(order)).toBe('new');
});

test('an order that changed after 1C had it is left as it is', async () => {
  const { order, client } = await confirmedOrder();
  await shop.db.query(sql`update orders set version = version + 1 where id = ${order}`);
  const { lines } = await client.send('orders.xml', documentOf(order, ['Статуса заказа ИД', 'confirmed']));
  expect(lines[0]).toBe('failure');
  expect(await statusOf(order)).toBe('new');
});
