import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSort, formatWidths, parseSort, parseWidths } from './address.ts';
import type { Column } from './Column.ts';
import { moveCell } from './moveCell.ts';
import { nearestScroll } from './reveal.ts';
import { allState, between, toggleAll, toggleRow } from './selection.ts';
import { nextSort, sortDirections, sortRows } from './sort.ts';
import type { SortRule } from './sort.ts';
import { MOST, tracksOf, widthByKey } from './widths.ts';

interface Row {
  id: number;
  price: number | null;
  name: string;
}
const columns: Column<Row>[] = [
  { key: 'id', header: '№', cell: ({ id }) => id },
  { key: 'price', header: 'Цена', cell: ({ price }) => price, value: ({ price }) => price },
  { key: 'name', header: 'Имя', cell: ({ name }) => name, value: ({ name }) => name },
];
const up = (key: string): SortRule => ({ key, direction: 'ascending' });
const down = (key: string): SortRule => ({ key, direction: 'descending' });

const rules = fc.uniqueArray(
  fc.record({ key: fc.string({ minLength: 1 }), direction: fc.constantFrom(...sortDirections) }),
  { selector: ({ key }) => key },
);

describe('a press on the head of a column', () => {
  it.each([
    ['puts it up', [], false, [up('a')]],
    ['then down', [up('a')], false, [down('a')]],
    ['then in no order', [down('a')], false, []],
    ['drops the others', [up('b'), up('a')], false, [down('a')]],
    ['with Shift comes after the others', [up('b')], true, [up('b'), up('a')]],
    ['with Shift keeps its rank', [up('a'), up('b')], true, [down('a'), up('b')]],
    ['with Shift goes out', [down('a'), up('b')], true, [up('b')]],
  ])('%s', (_name, sort, add, next) => {
    expect(nextSort(sort, 'a', add)).toEqual(next);
  });

  it('thrice with Shift leaves the order of the others as it was', () => {
    fc.assert(
      fc.property(rules, fc.string({ minLength: 1 }), (sort, key) => {
        const others = sort.filter((rule) => rule.key !== key);
        const thrice = [1, 2, 3].reduce((next) => nextSort(next, key, true), others);
        expect(thrice).toEqual(others);
      }),
    );
  });
});

const rows = fc.array(
  fc.record({
    id: fc.nat(),
    price: fc.option(fc.integer({ min: 0, max: 5 })),
    name: fc.constantFrom('ель', 'ёж', 'Яблоко', 'стол 2', 'стол 10'),
  }),
);

describe('rows in order', () => {
  it('put letters as Russian does, numbers by their size', () => {
    const named = ['стол 10', 'ёж', 'стол 2', 'Яблоко', 'ель'].map((name, id) => ({ id, name, price: null }));
    const sorted = sortRows(named, columns, [up('name')]).map(({ name }) => name);
    expect(sorted).toEqual(['ёж', 'ель', 'стол 2', 'стол 10', 'Яблоко']);
  });

  it('are the same rows, unknown ones last in both directions, equal ones as they stood', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...sortDirections), (given, direction) => {
        const tagged = given.map((row, at) => ({ ...row, at }));
        const sorted = sortRows(tagged, columns, [{ key: 'price', direction }]);
        expect(sorted.toSorted((a, b) => a.at - b.at)).toEqual(tagged);
        for (const [index, { price, at }] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          if (price === null) expect(next.price).toBeNull();
          else if (next.price !== null && next.price !== price)
            expect(next.price > price).toBe(direction === 'ascending');
          if (price === next.price) expect(at).toBeLessThan(next.at);
        }
      }),
    );
  });

  it('do not mind columns that nobody knows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(sortRows(given, columns, [up('id'), down('nothing')])).toEqual(given);
      }),
    );
  });
});

const picked = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 }).chain((keys) =>
  fc.record({
    keys: fc.constant(keys),
    elsewhere: fc.uniqueArray(fc.string({ minLength: 1 }).map((key) => `elsewhere ${key}`)),
    chosen: fc.subarray(keys),
    key: fc.constantFrom(...keys),
    anchor: fc.option(fc.constantFrom(...keys)),
  }),
);

describe('the selection', () => {
  it('of everything is everything, then nothing; other pages keep theirs', () => {
    fc.assert(
      fc.property(picked, ({ keys, elsewhere, chosen }) => {
        const before = new Set([...elsewhere, ...chosen]);
        const once = new Set(toggleAll(keys, before));
        expect(allState(keys, once)).toBe(chosen.length === keys.length ? 'none' : 'all');
        for (const key of elsewhere) expect(once.has(key)).toBe(true);
        const twice = new Set(toggleAll(keys, once));
        expect(allState(keys, twice)).toBe(chosen.length === keys.length ? 'all' : 'none');
      }),
    );
  });

  it('of a row makes all from the anchor to it what it becomes, and leaves the rest', () => {
    fc.assert(
      fc.property(picked, ({ keys, chosen, key, anchor }) => {
        const before = new Set(chosen);
        const after = new Set(toggleRow(keys, before, key, anchor));
        const range = between(keys, key, anchor);
        expect(range).toContain(key);
        for (const other of keys)
          expect(after.has(other)).toBe(range.includes(other) ? !before.has(key) : before.has(other));
      }),
    );
  });

  it('from an anchor that is gone is that of the row alone', () => {
    expect(toggleRow(['a', 'b', 'c'], new Set(), 'c', 'gone')).toEqual(['c']);
  });
});

describe('widths', () => {
  const sizes = fc.dictionary(fc.constantFrom('id', 'price', 'name'), fc.double());
  it('are within their bounds, and exactly one column grows', () => {
    fc.assert(
      fc.property(sizes, (widths) => {
        const tracks = tracksOf(columns, widths);
        expect(tracks.filter(({ grows }) => grows)).toHaveLength(1);
        expect(tracks.every(({ grows, fluid }) => fluid || !grows)).toBe(true);
        for (const { width, min } of tracks) {
          expect(width).toBeGreaterThanOrEqual(min);
          expect(width).toBeLessThanOrEqual(MOST);
        }
      }),
    );
  });

  it('that were dragged are those that are seen: another column grows', () => {
    const grown = (widths: Record<string, number>) =>
      tracksOf([{ ...columns[0]!, grow: true }, ...columns.slice(1)], widths).find(({ grows }) => grows)?.key;
    expect([grown({}), grown({ id: 200 }), grown({ id: 200, name: 90 })]).toEqual(['id', 'name', 'price']);
    expect(grown({ id: 200, name: 90, price: 90 })).toBe('name');
  });

  it.each([
    ['ArrowRight', 168],
    ['ArrowLeft', 152],
    ['PageUp', 208],
    ['PageDown', 112],
    ['Home', 80],
    ['End', MOST],
    ['Enter', null],
    ['a', undefined],
  ])('after %s: %s', (key, width) => {
    expect(widthByKey(key, 160, 80)).toBe(width);
  });
});

describe('an address', () => {
  it('keeps order and widths', () => {
    fc.assert(
      fc.property(rules, (sort) => {
        expect(parseSort(formatSort(sort))).toEqual(sort);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.nat(999)), (widths) => {
        expect({ ...parseWidths(formatWidths(widths)) }).toEqual({ ...widths });
      }),
    );
  });

  it('that somebody typed is read as far as it can be', () => {
    expect(parseSort('price:descending,,name,name:up,%E0:ascending,price:ascending')).toEqual([
      down('price'),
    ]);
    expect(parseWidths('name:240,price:wide,id:-4')).toEqual({ name: 240 });
    fc.assert(fc.property(fc.string(), (text) => void [parseSort(text), parseWidths(text)]));
  });
});

describe('a key', () => {
  const bounds = { rows: 11, columns: 4, page: 5 };
  it.each([
    ['ArrowRight', false, 4, 2],
    ['ArrowLeft', false, 4, 0],
    ['ArrowDown', false, 5, 1],
    ['ArrowUp', false, 3, 1],
    ['Home', false, 4, 0],
    ['End', false, 4, 3],
    ['PageDown', false, 9, 1],
    ['PageUp', false, 0, 1],
    ['Home', true, 0, 0],
    ['End', true, 10, 3],
  ])('%s (Ctrl: %s) leads to row %i, column %i', (key, ctrl, row, column) => {
    expect(moveCell(key, ctrl, { row: 4, column: 1 }, bounds)).toEqual({ row, column });
  });

  it('that means nothing leads nowhere', () => {
    expect(moveCell('a', false, { row: 1, column: 1 }, bounds)).toBeNull();
    expect(moveCell('ArrowDown', true, { row: 1, column: 1 }, bounds)).toBeNull();
  });

  it('never leads out of the table', () => {
    const size = fc.integer({ min: 1, max: 10_000 });
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(
        keys,
        fc.boolean(),
        size,
        size,
        fc.nat(99),
        fc.nat(),
        fc.nat(),
        (key, ctrl, rowCount, columnCount, page, row, column) => {
          const at = { row: row % rowCount, column: column % columnCount };
          const to = moveCell(key, ctrl, at, { rows: rowCount, columns: columnCount, page }) ?? at;
          expect(to.row).toBeGreaterThanOrEqual(0);
          expect(to.row).toBeLessThan(rowCount);
          expect(to.column).toBeGreaterThanOrEqual(0);
          expect(to.column).toBeLessThan(columnCount);
        },
      ),
    );
  });
});

describe('scrolling to a cell', () => {
  const span = (least: number) =>
    fc
      .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: least, max: 900 }))
      .map(([start, length]): [number, number] => [start, start + length]);

  it('shows it, and nothing moves where it was seen', () => {
    fc.assert(
      fc.property(span(1), span(1), ([start, end], [from, to]) => {
        const by = nearestScroll([start, end], [from, to]);
        if (start >= from && end <= to) expect(by).toBe(0);
        expect(start - by).toBeGreaterThanOrEqual(from);
        if (end - start <= to - from) expect(end - by).toBeLessThanOrEqual(to);
      }),
    );
  });
});
