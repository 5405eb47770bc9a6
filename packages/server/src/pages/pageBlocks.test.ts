import type { DraftBlock, PageKind } from '@siren/domain/pages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
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
});
beforeEach(() => shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => shop.close());

let made = 0;
/** A draft of these blocks. */
const draft = async (blocks: DraftBlock[], kind: Exclude<PageKind, 'home'> = 'promo') => {
  made += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const path = `bloki-${made}`;
  const page = { idempotencyKey, kind, title: 'Весна', path };
  const { id, version } = await staff.call('/api/admin/pages/create', page);
  return { ...(await staff.call('/api/admin/pages/save', { id, version, set: { blocks } })), path };
};
const publish = ({ id, version }: { id: number; version: number }) =>
  staff.call('/api/admin/pages/publish', { id, version });
const published = async (...of: Parameters<typeof draft>) => {
  const page = await draft(...of);
  await publish(page);
  return page.path;
};
/** Blocks that shoppers see there, but for what every promo ends with. */
const seen = async (path: string) =>
  (await shop.call('/api/promo', { path })).blocks.filter(({ type }) => type !== 'promos');
const previewed = async (id: number, blocks: DraftBlock[], day: string | null = null) =>
  (await staff.call('/api/admin/pages/preview', { id, city: null, day, blocks })).blocks;

describe('a code that staff choose', () => {
  const words: DraftBlock = { key: 'w', type: 'text', title: '', paragraphs: ['Скидки весны.'] };
  const block = (coupon: number): DraftBlock => ({ key: 'c', type: 'coupon', title: 'Промокод', coupon });
  const coupon = async (code: string, ends: string | null = null, series: number | null = null) =>
    onlyRow(
      await shop.db.query<{ id: number }>(sql`
        insert into coupons (code, description, type, value, ends_at, series_id)
        values (${code}, '−10 % на свет', 'percent', 10, ${ends}::timestamptz, ${series}::int) returning id`),
    ).id;
  const codes = async (path: string) =>
    (await seen(path)).flatMap((one) => (one.type === 'coupon' ? [one.code] : []));

  test('is shown with its description while it runs, and before in a preview', async () => {
    const id = await coupon('VESNA', '2026-03-10T09:00:00Z');
    const page = await draft([block(id), words]);
    const told = { type: 'coupon', title: 'Промокод', code: 'VESNA', description: '−10 % на свет' };
    expect((await previewed(page.id, [block(id)]))[0]).toMatchObject(told);
    expect(await previewed(page.id, [block(id)], '2026-03-11')).toEqual([]);
    await publish(page);
    expect((await seen(page.path))[0]).toMatchObject(told);
    shop.clock.set('2026-03-10T09:00:00Z');
    expect(await codes(page.path)).toEqual([]);
  });

  test('that is switched off is told before publishing, and is on no page', async () => {
    const id = await coupon('APREL');
    const path = await published([block(id), words]);
    expect(await codes(path)).toEqual(['APREL']);
    await shop.db.query(sql`update coupons set active = false where id = ${id}`);
    shop.clock.set('2026-03-02T09:01:00Z');
    const page = await draft([block(id), words]);
    expect(page.problems).toMatchObject([{ block: 'c', stops: true }]);
    expect(await refusalOf(publish(page))).toBe('page.problems');
    expect(await previewed(page.id, [block(id)])).toEqual([]);
  });

  test('is none of a series, whose codes are for one person each', async () => {
    const id = await coupon('SERIJA-1');
    const series = onlyRow(
      await shop.db.query<{ id: number }>(sql`
        insert into coupon_series (name, request, first_id) values ('Письма', gen_random_uuid(), ${id}) returning id`),
    ).id;
    await shop.db.query(sql`update coupons set series_id = ${series} where id = ${id}`);
    const { coupons } = await staff.call('/api/admin/pages/choices', {});
    expect(coupons.map(({ code }) => code)).not.toContain('SERIJA-1');
    const page = await draft([block(id), words]);
    expect(page.problems).toMatchObject([{ block: 'c', stops: true }]);
    expect(await previewed(page.id, [block(id)])).toEqual([]);
  });
});
