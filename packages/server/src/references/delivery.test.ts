import type { TotalChange } from '../orders/quoteOrder.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { orderShopOn } from '../orders/testing/createOrderShop.ts';
import type { OrderShop } from '../orders/testing/createOrderShop.ts';
import { createTestShop } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

const WAYS = 5;
const TARIFFS = 6;
let shop: OrderShop;
let staff: Visitor;
let moscow: string;
let courier: number;
beforeAll(async () => {
  shop = orderShopOn(await createTestShop());
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  await shop.db.query(sql`update stock set quantity = 500`);
  staff = await shop.signedIn('staff');
  const { city } = (await shop.look(await shop.withCart({ LAMP: 1 }))).services;
  [{ id: moscow } = { id: '' }] = await shop.db.query<{ id: string }>(
    sql`select id::text from cities where code = ${city}`,
  );
  courier = (await see(WAYS)).entries.find(({ values }) => values['kind'] === 'courier')!.id;
});
afterAll(() => shop.close());
afterEach(() => shop.db.query(sql`delete from delivery_tariffs`));

const see = (id: number) => staff.call('/api/admin/refs/get', { id });
const entryOf = async (id: number, entry: number) => (await see(id)).entries.find((one) => one.id === entry)!;
const save = async (entry: number, values: Record<string, string>, id = WAYS) => {
  const { version } = await entryOf(id, entry);
  return staff.call('/api/admin/refs/save-entry', { id, entry, version, values });
};
const add = (id: number, values: Record<string, string>) =>
  staff.call('/api/admin/refs/save-entry', { id, entry: null, values });
const tariff = (values: Record<string, string>) =>
  add(TARIFFS, { service_id: String(courier), city_id: moscow, ...values });
const turn = async (entry: number, active: boolean) => {
  const { version } = await entryOf(WAYS, entry);
  return staff.call('/api/admin/refs/switch-entry', { id: WAYS, entry, version, active });
};
/** Carts go by what they have read for a second. */
const look = (visitor: Visitor) => {
  shop.clock.advance(1_000);
  return shop.look(visitor);
};
const offered = async (visitor: Visitor, key = 'courier') =>
  (await look(visitor)).services.services.find((one) => one.key === key);

test('ways that the shop had are entries, in its order, with what they cost', async () => {
  const { entries } = await see(WAYS);
  expect(entries.map(({ values }) => [values['kind'], values['price'], values['lead_days']])).toEqual([
    ['courier', '990', '0'],
    ['pickup', '0', '-1'],
  ]);
});

describe('what is saved', () => {
  test('is what buyers are offered from then on: price, words, what is free, days', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    const before = (await offered(visitor))!;
    await save(courier, {
      price: '1 100,50',
      free_from: '50000',
      description: 'позвоним\nза час',
      lead_days: '3',
    });
    expect(await offered(visitor)).toMatchObject({
      calculate: { type: 'static', value: 1_100.5, freeFrom: 50_000 },
      description: 'позвоним\nза час, бесплатно от\u00a050\u00a0000\u00a0₽',
    });
    expect((await offered(visitor))!.date! > before.date!).toBe(true);
    await save(courier, { price: '990', free_from: '', description: '', lead_days: '0' });
    expect(await offered(visitor)).toEqual(before);
  });

  test('with a percent is counted from the goods, and is read back as it was typed', async () => {
    await save(courier, { price: '200', percent: '1,5', min_value: '300' });
    expect((await offered(await shop.withCart({ LAMP: 1 })))!.calculate).toEqual({
      ...{ type: 'static_percent', value: 1.5, base: 200, minValue: 300 },
    });
    expect((await entryOf(WAYS, courier)).values).toMatchObject({
      price: '200',
      percent: '1.5',
      min_value: '300',
    });
    await save(courier, { price: '0' });
    expect((await entryOf(WAYS, courier)).values).toMatchObject({ price: '0', percent: '1.5' });
    await save(courier, { price: '990', percent: '0', min_value: '0' });
    expect((await offered(await shop.withCart({ LAMP: 1 })))!.calculate.type).toBe('static');
  });

  test.each<Record<string, string>>([
    { price: '-1' },
    { price: '1000001' },
    { price: '1.234' },
    { percent: '101' },
    { lead_days: '1,5' },
    { kind: 'pigeon' },
    { kind: 'pickup' },
    { name: ' ' },
  ])('is refused where it is %j, and changes nothing', async (values) => {
    const before = await entryOf(WAYS, courier);
    expect(await refusalOf(save(courier, values))).toBe('general.bad_request');
    expect(await entryOf(WAYS, courier)).toEqual(before);
  });

  test('is in the history in words', async () => {
    const { changes } = await save(courier, { kind: 'carrier', price: '1290,5', is_default: 'нет' });
    expect(changes[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'kind', from: 'На\u00a0адрес, курьером', to: 'На\u00a0адрес, транспортной компанией' },
        { field: 'price', from: '990', to: '1290,50' },
        { field: 'is_default', from: 'да', to: 'нет' },
      ]),
    );
    await save(courier, { kind: 'courier', price: '990', is_default: 'да' });
  });
});

describe('a tariff of a city', () => {
  test('counts there, and what it does not say goes by the way', async () => {
    await tariff({ price: '350', free_from: '' });
    const here = await shop.withCart({ LAMP: 1 });
    expect((await offered(here))!.calculate).toMatchObject({ type: 'static', value: 350 });
    const draft = await shop.draft(here);
    const id = await shop.create(here, draft);
    expect((await here.call('/api/order/get', { id })).services[0]).toMatchObject({ price: 350 });
  });

  test('counts nowhere else', async () => {
    const [elsewhere] = await shop.db.query<{ id: string }>(
      sql`select min(id)::text as id from cities where id <> ${Number(moscow)}`,
    );
    await tariff({ city_id: elsewhere!.id, price: '350' });
    expect((await offered(await shop.withCart({ LAMP: 1 })))!.calculate).toMatchObject({ value: 990 });
  });

  test('is free from its own sum on', async () => {
    await tariff({ price: '350', free_from: '1000' });
    const visitor = await shop.withCart({ CHAIR: 4 });
    await look(visitor);
    const id = await shop.create(visitor, await shop.draft(visitor));
    expect((await visitor.call('/api/order/get', { id })).services[0]).toMatchObject({ price: 0 });
  });

  test('stands once for a way and a city, and not for a way or a city that is not there', async () => {
    await tariff({ price: '350' });
    expect(await refusalOf(tariff({ price: '100' }))).toBe('ref.name_taken');
    expect(await refusalOf(tariff({ city_id: '999999' }))).toBe('general.bad_request');
    expect(await refusalOf(tariff({ service_id: 'нет такого' }))).toBe('general.bad_request');
    expect((await see(TARIFFS)).entries).toHaveLength(1);
  });

  test('keeps its way from being deleted, until it is deleted itself', async () => {
    const { id: way, version } = (
      await add(WAYS, { name: 'Самокатом', kind: 'courier', price: '100' })
    ).entries.at(-1)!;
    const [own] = (await tariff({ service_id: String(way), price: '1' })).entries;
    expect((await entryOf(WAYS, way)).parts).toBe(1);
    const remove = () => staff.call('/api/admin/refs/delete-entry', { id: WAYS, entry: way, version });
    expect(await refusalOf(remove())).toBe('ref.has_parts');
    expect((await see(TARIFFS)).entries).toEqual([own]);
    await staff.call('/api/admin/refs/delete-entry', { id: TARIFFS, entry: own!.id, version: own!.version });
    expect((await remove()).entries.map(({ id }) => id)).not.toContain(way);
  });

  test('of a way that is deleted at this moment is refused, or the way stays', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: way, version } = (
        await add(WAYS, { name: `С\u00a0ценой ${round}`, kind: 'courier', price: '100' })
      ).entries.at(-1)!;
      const [added, deleted] = await Promise.all([
        refusalOf(tariff({ service_id: String(way), price: '1' })),
        refusalOf(staff.call('/api/admin/refs/delete-entry', { id: WAYS, entry: way, version })),
      ]);
      expect(['done/ref.has_parts', 'general.bad_request/done']).toContain(`${added}/${deleted}`);
      const those = (await see(TARIFFS)).entries.filter(({ values }) => values['service_id'] === String(way));
      expect(those).toHaveLength(added === 'done' ? 1 : 0);
    }
  });

  test('may be named in words, as a file of the reference does', async () => {
    const { options } = await see(TARIFFS);
    const label = (key: string, value: string) => options![key]!.find((one) => one.value === value)!.label;
    const { entries } = await tariff({
      service_id: label('service_id', String(courier)),
      city_id: label('city_id', moscow),
      price: '77',
    });
    expect(entries[0]!.values).toMatchObject({ service_id: String(courier), city_id: moscow, price: '77' });
  });
});

describe('an order', () => {
  test('that is placed while the price changes is refused with what it would cost now', async () => {
    const visitor = await shop.withCart({ LAMP: 1 });
    await look(visitor);
    const draft = await shop.draft(visitor);
    await save(courier, { price: '1090' });
    const error = await visitor.call('/api/order/create', draft).catch((caught: unknown) => caught);
    const { data } = (error as { body: { data: TotalChange } }).body;
    expect(error).toMatchObject({ key: 'cart.total_changed' });
    expect(data.total).toBe(draft.expectedTotal + 100);
    expect(data.quote.services).toContainEqual({ key: 'courier', quantity: 1, price: 1_090 });
    await tariff({ price: '990' });
    expect(await refusalOf(visitor.call('/api/order/create', draft))).toBe('done');
    await save(courier, { price: '990' });
  });

  test('keeps its way when that is switched off, and nobody is offered it', async () => {
    const { id: way } = (
      await add(WAYS, { name: 'Курьером ночью', kind: 'courier', price: '1500' })
    ).entries.at(-1)!;
    const visitor = await shop.withCart({ LAMP: 1 });
    const { services } = (await look(visitor)).services;
    const { key } = services.find(({ name }) => name === 'Курьером ночью')!;
    const order = await shop.create(visitor, await shop.draft(visitor, { services: [{ key, quantity: 1 }] }));
    const before = await visitor.call('/api/order/get', { id: order });
    const late = await shop.withCart({ LAMP: 1 });
    await look(late);
    const draft = await shop.draft(late, { services: [{ key, quantity: 1 }] });
    await turn(way, false);
    expect(await visitor.call('/api/order/get', { id: order })).toEqual(before);
    expect(await offered(visitor, key)).toBeUndefined();
    expect(await refusalOf(late.call('/api/order/create', draft))).toBe('cart.total_changed');
    const { version } = await entryOf(WAYS, way);
    const gone = staff.call('/api/admin/refs/delete-entry', { id: WAYS, entry: way, version });
    expect(await refusalOf(gone)).toBe('ref.used');
  });

  test('of a way that is deleted at this moment keeps its words, or the way stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const name = `Способ ${round}`;
      const { id: way, version } = (await add(WAYS, { name, kind: 'courier', price: '100' })).entries.at(-1)!;
      const visitor = await shop.withCart({ LAMP: 1 });
      const { services } = (await look(visitor)).services;
      const { key } = services.find((one) => one.name === name)!;
      const draft = await shop.draft(visitor, { services: [{ key, quantity: 1 }] });
      const [placed] = await Promise.all([
        visitor.call('/api/order/create', draft).catch((error: { key: string }) => error.key),
        refusalOf(staff.call('/api/admin/refs/delete-entry', { id: WAYS, entry: way, version })),
      ]);
      if (typeof placed === 'string') expect(placed).toBe('cart.total_changed');
      else
        expect((await visitor.call('/api/order/get', { id: placed.id })).services[0]).toMatchObject({ name });
    }
  });
});

test('the order of the staff is that in which ways are offered', async () => {
  const { entries } = await see(WAYS);
  const [first, second] = entries;
  await staff.call('/api/admin/refs/move-entry', { id: WAYS, entry: second!.id, before: first!.id });
  const visitor = await shop.withCart({ LAMP: 1 });
  const { services } = (await look(visitor)).services;
  const shown = services.filter(({ group }) => group === 'delivery').map(({ name }) => name);
  expect(shown[0]).toBe(second!.values['name']);
  await staff.call('/api/admin/refs/move-entry', { id: WAYS, entry: first!.id, before: second!.id });
});
