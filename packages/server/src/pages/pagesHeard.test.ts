import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Catalog } from '../catalog/index.ts';
import { openCatalog } from '../catalog/testing/openCatalog.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

/** The least that staff are promised, ms. */
const WITHIN_MS = 1_000;

let shop: TestShop;
let context: Context;
let processes: Catalog[];

beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'staff'`);
  ({ context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' }));
  processes = await Promise.all([openCatalog(shop.db.url), openCatalog(shop.db.url)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await shop.close();
});

test('every process has a page that was published or deleted, and its link in the foot, within a second', async () => {
  const staff = await shop.signedIn('staff');
  const seenIn = async (catalog: Catalog) => ({
    foot: (await catalog.footer(context)).map(({ path }) => path),
    title: await catalog.handlers['/api/promo'](context, { path: 'contacts' }).then(
      (page) => page.title,
      () => null,
    ),
  });
  for (const one of processes) expect(await seenIn(one)).toEqual({ foot: [], title: null });
  const { id } = await staff.call('/api/admin/pages/create', {
    ...{ idempotencyKey: crypto.randomUUID(), kind: 'free', title: 'Контакты', path: 'contacts' },
  });
  const change = async (set: { title?: string; footer?: boolean }) => {
    const { version } = await staff.call('/api/admin/pages/get', { id });
    const block = { key: 'a', type: 'text' as const, title: '', paragraphs: ['Звоните.'] };
    const saved = await staff.call('/api/admin/pages/save', {
      id,
      version,
      set: { ...set, blocks: [block] },
    });
    await staff.call('/api/admin/pages/publish', { id, version: saved.version });
  };
  const isSeen = async (expected: { foot: string[]; title: string | null }) => {
    for (const one of processes)
      await vi.waitFor(async () => expect(await seenIn(one)).toEqual(expected), { timeout: WITHIN_MS });
  };
  await change({ footer: true });
  await isSeen({ foot: ['contacts'], title: 'Контакты' });
  await change({ footer: false, title: 'Где мы' });
  await isSeen({ foot: [], title: 'Где мы' });
  await change({ footer: true });
  await isSeen({ foot: ['contacts'], title: 'Где мы' });
  const { version } = await staff.call('/api/admin/pages/get', { id });
  await staff.call('/api/admin/pages/delete', { id, version, leadsTo: null });
  await isSeen({ foot: [], title: null });
});
