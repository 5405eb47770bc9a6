import { expect, test } from 'vitest';
import { findCitations } from './findCitations.ts';

const page = (text: string) => ({ file: 'docs/behaviour/cart.md', text });
const point = '- **cart-1** Rows are merged.\n  Rule: `merge.ts`. Test: `merge.test.ts`.\n';
const cites = (id: string) => ({ file: 'a.ts', text: `/** Merges (${'behaviour'} ${id}). */` });
const isThere = (file: string) => file !== 'gone.ts';

test('a citation of a point is sound', () => {
  expect(findCitations([page(point), cites('cart-1')], isThere)).toEqual([]);
});
test('a citation that leads nowhere is found', () => {
  expect(findCitations([page(point), cites('cart-2')], isThere)).toEqual([
    'a.ts cites behaviour cart-2, which is not in docs/behaviour/',
  ]);
});
test('a point is told once, with a rule and a test that are there', () => {
  expect(findCitations([page(point + point)], isThere)).toEqual(['docs/behaviour/ tells cart-1 twice']);
  expect(findCitations([page(point.replace('merge.ts', 'gone.ts'))], isThere)).toHaveLength(1);
  expect(findCitations([page('- **cart-1** Rows are merged.\n')], isThere)).toHaveLength(1);
});
