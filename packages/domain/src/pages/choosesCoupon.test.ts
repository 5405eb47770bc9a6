import { expect, test } from 'vitest';
import { choosesCoupon } from './choosesCoupon.ts';
import type { DraftBlock } from './entities.ts';

const block = (key: string, coupon?: number): DraftBlock => ({ key, type: 'coupon', title: '', coupon });
const text: DraftBlock = { key: 't', type: 'text', title: '', paragraphs: [] };

test.each<[string, DraftBlock[], boolean]>([
  ['the same in another order', [text, block('b', 2), block('a', 1)], false],
  ['a block that is gone', [block('a', 1)], false],
  ['a block that names none', [block('a', 1), block('b'), block('c')], false],
  ['another coupon', [block('a', 3), block('b', 2)], true],
  ['a coupon of another block', [block('a', 2), block('b', 1)], true],
  ['a new block with a coupon of before', [block('a', 1), block('b', 2), block('c', 1)], true],
])('%s', (_, after, chooses) => {
  expect(choosesCoupon([block('a', 1), block('b', 2), text], after)).toBe(chooses);
});

test('a block of another kind has no coupon', () => {
  expect(choosesCoupon([{ ...text, key: 'a' }], [block('a', 1)])).toBe(true);
});
