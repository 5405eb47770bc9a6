import type { PayloadOf } from '@siren/contract/calls';
import type { DraftBlock } from '@siren/domain/pages';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
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
afterAll(() => shop.close());

type Wish = Partial<PayloadOf<'/api/admin/pages/create'>>;
const make = (path: string, wish: Wish = {}) =>
  staff.call('/api/admin/pages/create', {
    ...{ idempotencyKey: randomUUID(), kind: 'free', title: 'Доставка', path },
    ...wish,
  });
const blocks: DraftBlock[] = [
  { key: 'a', type: 'text', title: '', paragraphs: ['Привезём завтра.'] },
  { key: 'b', type: 'countdown', title: 'До\u00a0конца' },
];
const filled = async (path: string, kind: 'promo' | 'free') => {
  const { id, version } = await make(path, { kind });
  const set = { blocks, description: 'Как и\u00a0когда', to: '2099-12-31' };
  return staff.call('/api/admin/pages/save', { id, version, set });
};
const idOf = async (path: string | null) =>
  (await staff.call('/api/admin/pages/list', {})).pages.find((one) => one.path === path)!.id;

test('a copy has the blocks of the draft under its own title and address, and nobody but staff sees it', async () => {
  const { id } = await filled('osen', 'promo');
  const copy = await make('osen-2', { kind: 'promo', title: 'Осень ещё раз', copyOf: id });
  expect(copy).toMatchObject({
    ...{ kind: 'promo', path: 'osen-2', live: false, published: null, versions: [] },
    content: { title: 'Осень ещё раз', description: 'Как и\u00a0когда', to: null, footer: false, blocks },
  });
  await expect(shop.call('/api/promo', { path: 'osen-2' })).rejects.toMatchObject({ status: 404 });
});

test('a copy that is changed leaves the page that it was made of alone', async () => {
  const { id } = await filled('zima', 'promo');
  const copy = await make('zima-2', { kind: 'promo', copyOf: id });
  await staff.call('/api/admin/pages/save', { id: copy.id, version: copy.version, set: { blocks: [] } });
  expect((await staff.call('/api/admin/pages/get', { id })).content.blocks).toEqual(blocks);
});

test('a copy of another kind goes without blocks that it cannot have', async () => {
  const { id } = await filled('vesna', 'promo');
  const copy = await make('o-vesne', { copyOf: id });
  expect(copy.content.blocks.map(({ key }) => key)).toEqual(['a']);
});

test('a copy of the home page has what shoppers see there, without its hero', async () => {
  const home = await staff.call('/api/admin/pages/get', { id: await idOf(null) });
  const copy = await make('kak-glavnaja', { copyOf: home.id });
  expect(copy.content.blocks).toEqual(home.content.blocks.filter(({ type }) => type !== 'hero'));
  expect(copy.content.blocks.length).toBeGreaterThan(0);
});

test('a double press makes one copy', async () => {
  const { id } = await filled('leto', 'free');
  const idempotencyKey = randomUUID();
  const both = await Promise.all([1, 2].map(() => make('leto-2', { idempotencyKey, copyOf: id })));
  expect(both[0]!.id).toBe(both[1]!.id);
});

test('of a page that is not there no copy is made', async () => {
  expect(await refusalOf(make('nichto', { copyOf: 2_000_000_000 }))).toBe('page.not_found');
  const { pages } = await staff.call('/api/admin/pages/list', {});
  expect(pages.map(({ path }) => path)).not.toContain('nichto');
});
