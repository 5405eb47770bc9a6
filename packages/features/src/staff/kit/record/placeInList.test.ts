import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, placeInList } from './placeInList.ts';
import type { Step } from './placeInList.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 30 });
const size = fc.integer({ min: 1, max: 7 });

/** A list by pages of a size, as a server has it. */
const listOf = (all: readonly number[], rows: number) => {
  const pageAt = (page: number) => ({
    rows: all.slice((page - 1) * rows, page * rows).map((id) => ({ id })),
    total: all.length,
  });
  return ({ id, page }: Step) => {
    const here = pageAt(page);
    const edges = edgesOf(id, { page, here }, rows);
    const around = {
      ...{ page, here },
      before: edges.before ? pageAt(page - 1) : undefined,
      after: edges.after ? pageAt(page + 1) : undefined,
    };
    return placeInList(id, around, rows);
  };
};

test('from the first record to the last one and back, each is met once, in the order of the list', () => {
  fc.assert(
    fc.property(ids, size, (all, rows) => {
      const look = listOf(all, rows);
      const walk = (first: Step, way: 'next' | 'previous') => {
        const met: number[] = [];
        for (let step: Step | null | undefined = first; step; step = look(step)?.[way]) {
          met.push(step.id);
          expect(met.length).toBeLessThanOrEqual(all.length);
        }
        return met;
      };
      const last = { id: all.at(-1) ?? 0, page: Math.ceil(all.length / rows) };
      expect(walk({ id: all[0] ?? 0, page: 1 }, 'next')).toEqual(all);
      expect(walk(last, 'previous')).toEqual(all.toReversed());
    }),
  );
});

test('a record knows its number, and that it is the first or the last one', () => {
  fc.assert(
    fc.property(ids, size, (all, rows) => {
      const look = listOf(all, rows);
      all.forEach((id, at) => {
        const place = look({ id, page: Math.floor(at / rows) + 1 });
        expect(place).toMatchObject({ number: at + 1, total: all.length });
        expect(place?.previous === null).toBe(at === 0);
        expect(place?.next === null).toBe(at === all.length - 1);
      });
    }),
  );
});

test('what is not known yet is no end', () => {
  const here = { rows: [{ id: 7 }], total: 3 };
  expect(placeInList(7, { page: 2, here, before: undefined, after: undefined }, 1)).toEqual({
    ...{ number: 2, total: 3, previous: undefined, next: undefined },
  });
});

test('a row that has moved on to the page beside is not met twice', () => {
  const here = { rows: [{ id: 1 }, { id: 2 }], total: 4 };
  const after = { rows: [{ id: 2 }, { id: 3 }], total: 4 };
  expect(placeInList(2, { page: 1, here, before: undefined, after }, 2)?.next).toEqual({ id: 3, page: 2 });
});

test('a record that stands in the list no longer has no place', () => {
  const around = { page: 1, here: { rows: [{ id: 1 }], total: 1 }, before: undefined, after: undefined };
  expect(placeInList(2, around, 50)).toBeNull();
  expect(placeInList(2, { ...around, here: undefined }, 50)).toBeNull();
});
