import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Catalog } from '../catalog/index.ts';
import { openCatalog } from '../catalog/testing/openCatalog.ts';
import type { Context } from '../http/index.ts';
import { createSectionsShop } from './testing/createSectionsShop.ts';
import type { SectionsShop } from './testing/createSectionsShop.ts';

/** The least that staff are promised, ms. */
const WITHIN_MS = 1_000;

let shop: SectionsShop;
let context: Context;
let processes: Catalog[];

beforeAll(async () => {
  shop = await createSectionsShop();
  await shop.take([
    { id: '1', name: 'Сад' },
    { id: '2', name: 'Гамаки', parent: '1' },
    { id: '3', name: 'Двор' },
  ]);
  ({ context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' }));
  processes = await Promise.all([openCatalog(shop.db.url), openCatalog(shop.db.url)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await shop.close();
});

const sectionIn = async (catalog: Catalog, path: string) => {
  const plain = { filters: {}, priceFrom: null, priceTo: null, sort: 'popular' as const, page: 1 };
  return (await catalog.handlers['/api/catalog/section'](context, { path, ...plain })).section;
};

test('every process has names, ways, menu and addresses of sections within a second', async () => {
  for (const one of processes) {
    await one.menu(context);
    expect((await sectionIn(one, 'gamaki')).breadcrumbs).toMatchObject([{ name: 'Сад' }]);
  }
  const id = await shop.idOf('2');
  await shop.staff.call('/api/admin/sections/move', { section: id, parent: null, before: null });
  await shop.save(id, { set: { name: 'Гамаки и\u00a0сетки', path: 'hammocks' } });
  for (const one of processes)
    await vi.waitFor(
      async () => {
        const { path, name, breadcrumbs } = await sectionIn(one, 'gamaki');
        expect({ path, name, breadcrumbs }).toEqual({
          ...{ path: 'hammocks', name: 'Гамаки и\u00a0сетки', breadcrumbs: [] },
        });
        expect((await one.menu(context)).map((link) => link.path)).toContain('hammocks');
      },
      { timeout: WITHIN_MS },
    );
});
