import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { ImportBusyError } from './runs/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, clay, feed, lamp, sofa } from './testing/goods.ts';
import { bytesOf, feedXml } from './testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

describe('regions and sources', () => {
  test('each region has its own prices and stock of the same goods', async () => {
    await shop.take(feed);
    const ural = { categories, offers: [{ ...lamp, price: 1_490, count: 2 }] };
    const summary = await shop.take(ural, { region: 'ural' });
    expect(summary.counts).toMatchObject({ created: 0, updated: 1, withdrawn: 0 });
    expect((await shop.sold()).l1).toMatchObject({ price: 1_290, stock: { s1: 7 } });
    expect((await shop.sold('ural')).l1).toMatchObject({ price: 1_490, stock: { u1: 2 } });
  });

  test('what one region stops selling the other goes on with', async () => {
    await shop.take(feed);
    await shop.take({ categories, offers: [lamp] }, { region: 'ural' });
    await shop.take({ categories, offers: [sofa, clay] });
    expect((await shop.sold()).l1).toBeUndefined();
    expect((await shop.sold('ural')).l1).toBeDefined();
  });

  test('the first filling of a region brings nothing new, though another one was filled before', async () => {
    await shop.take({ categories, offers: [lamp] });
    await shop.take({ categories, offers: [lamp, { ...lamp, id: 'l2' }] }, { region: 'ural' });
    expect(await shop.db.query(sql`select 1 from products where new_until is not null`)).toEqual([]);
  });

  test('sources never touch each other, even with the same ids and names', async () => {
    await shop.take(feed);
    const summary = await shop.take({ categories, offers: [lamp] }, { source: 'other' });
    expect(summary.counts).toMatchObject({ created: 1, withdrawn: 0 });
    const paths = await shop.db.query<{ path: string }>(
      sql`select path from products where name = 'Лампа' order by id`,
    );
    expect(paths).toEqual([{ path: 'lampa' }, { path: 'lampa-l1' }]);
  });

  test('one source is imported by one at a time, another one meanwhile', async () => {
    let inside: unknown;
    const stream = async function* () {
      inside = await shop.take(feed).catch((error: unknown) => error);
      yield* bytesOf(feedXml(feed));
    };
    await shop.take(feed, { stream: stream() });
    expect(inside).toBeInstanceOf(ImportBusyError);
  });

  test('an unknown region is refused before anything is read', async () => {
    await expect(shop.take(feed, { region: 'moon' })).rejects.toThrow('moon');
  });
});
