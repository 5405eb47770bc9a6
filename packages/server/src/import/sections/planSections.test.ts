import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Problem } from '../problems/index.ts';
import { planSections } from './planSections.ts';

const plan = (...rows: [id: string, parentId: string, name?: string][]) => {
  const problems: Problem[] = [];
  const categories = rows.map(([id, parentId, name = `Раздел ${id}`], index) => ({
    line: index + 1,
    id,
    parentId,
    name,
  }));
  return { plans: planSections(categories, (found) => problems.push(found)), problems };
};

test('parents come before children, whatever order the feed has', () => {
  const { plans } = plan(['3', '2'], ['2', '1'], ['1', '']);
  expect(plans.map(({ id, ancestors }) => [id, ancestors])).toEqual([
    ['1', ['1']],
    ['2', ['1', '2']],
    ['3', ['1', '2', '3']],
  ]);
});

test('any feed makes a tree: every section once, every way up ends', () => {
  const id = fc.constantFrom('', '1', '2', '3', '4', '5');
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id), { maxLength: 12 }), (rows) => {
      const { plans } = plan(...rows);
      const known = new Map(plans.map((one) => [one.id, one]));
      expect(known.size).toBe(plans.length);
      expect(known.size).toBe(new Set(rows.map(([own]) => own).filter(Boolean)).size);
      for (const { id: own, parent, ancestors } of plans) {
        expect(ancestors.at(-1)).toBe(own);
        expect(ancestors.at(-2) ?? null).toBe(parent);
        expect(new Set(ancestors).size).toBe(ancestors.length);
        if (parent !== null) expect(known.get(parent)?.ancestors).toEqual(ancestors.slice(0, -1));
      }
    }),
    { numRuns: 300 },
  );
});

test('what is wrong with a section is told with its line', () => {
  const { problems } = plan(
    ['1', ''],
    ['', ''],
    ['2', '', ''],
    ['1', ''],
    ['3', '99'],
    ['4', '5'],
    ['5', '4'],
  );
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['category_no_id', 2],
    ['category_no_name', 3],
    ['category_repeated', 4],
    ['category_unknown_parent', 5],
    ['category_cycle', 7],
  ]);
});

test('a root that only means «everything» makes room for what is in it', () => {
  const { plans } = plan(['0', '', 'Все товары'], ['1', '0'], ['2', '1']);
  expect(plans.find(({ id }) => id === '1')?.parent).toBeNull();
  expect(plans.find(({ id }) => id === '2')?.ancestors).toEqual(['1', '2']);
});
