import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPages } from '../db/seed/index.ts';
import { readPromos } from '../sitemap/readSitemap.ts';
import { onlyRow, sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'staff'`);
  staff = await shop.signedIn('staff');
  await seedPages(
    shop.db,
    [
      {
        ...{ path: 'returns', title: 'Возврат', description: 'За 14 дней' },
        blocks: [{ type: 'text', title: 'Как вернуть', paragraphs: ['Привезите в\u00a0магазин.'] }],
      },
      {
        ...{ path: 'about', title: 'О\u00a0магазине', description: '' },
        blocks: [{ type: 'stores', title: 'Где мы' }],
      },
    ],
    shop.clock.now(),
  );
});
afterAll(() => shop.close());

describe('pages that a shop begins with', () => {
  test('are seen by shoppers, in the foot in their order and in the sitemap', async () => {
    expect(await shop.call('/api/promo', { path: 'returns' })).toMatchObject({
      ...{ title: 'Возврат', text: 'За 14 дней', period: '', state: 'running' },
      blocks: [{ type: 'text', title: 'Как вернуть', paragraphs: ['Привезите в\u00a0магазин.'] }],
    });
    const { pages } = await shop.call('/api/info', {});
    expect(pages.map(({ path }) => path)).toEqual(['returns', 'about']);
    const { id } = onlyRow(
      await shop.db.query<{ id: number }>(sql`select id from regions where code = 'moscow'`),
    );
    const entries = await readPromos(shop.db, id, shop.clock.now());
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/promo/returns', '/promo/about']),
    );
  });

  test('are the staff’s to change, and go back to what they were', async () => {
    const { pages } = await staff.call('/api/admin/pages/list', {});
    const row = pages.find(({ path }) => path === 'returns')!;
    expect(row).toMatchObject({ kind: 'free', live: true, changed: false, fed: false, foot: 1 });
    const { id, version, content, problems } = await staff.call('/api/admin/pages/get', { id: row.id });
    expect(problems).toEqual([]);
    await staff.call('/api/admin/pages/save', { id, version, set: { title: 'Возврат и обмен' } });
    const saved = await staff.call('/api/admin/pages/publish', { id, version: version + 1 });
    expect(saved.versions.map(({ number }) => number)).toEqual([2, 1]);
    const back = await staff.call('/api/admin/pages/return', { id, version: saved.version, number: 1 });
    expect(back.content).toEqual(content);
  });
});
