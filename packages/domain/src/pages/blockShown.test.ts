import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryDate } from '../regions/index.ts';
import { isBlockShown, pageProblems, shownAlways, withShown } from './index.ts';
import type { BlockShown, DraftBlock, PageContent, PageFacts } from './index.ts';

const HOUR = 3_600_000;
const text: DraftBlock = { key: 'a', type: 'text', title: '', paragraphs: ['Привезём завтра.'] };
const shown = (over: Partial<BlockShown>): BlockShown => ({ ...shownAlways, ...over });
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Zones whose clocks are never changed, with their hours before UTC. */
const zones = fc.constantFrom(
  ['Europe/Moscow', 3],
  ['Asia/Yekaterinburg', 5],
  ['Asia/Kamchatka', 12],
) as fc.Arbitrary<[string, number]>;

describe('whether a block is shown', () => {
  test('goes by the shop’s clocks from the first moment of its first day to the last of its last one', () => {
    fc.assert(
      fc.property(days, fc.nat({ max: 40 }), zones, (from, length, [zone, hours]) => {
        const begin = Date.parse(from) - hours * HOUR;
        const end = begin + (length + 1) * 24 * HOUR;
        const to = new Date(Date.parse(from) + length * 24 * HOUR).toISOString().slice(0, 10);
        const isSeen = (at: number) =>
          isBlockShown(shown({ from, to }), { day: deliveryDate(at, 0, zone), city: 1 });
        expect([begin - 1, begin, end - 1, end].map(isSeen)).toEqual([false, true, true, false]);
      }),
    );
  });

  test('is up to its cities, and in none while it is off', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), fc.nat(9), days, (cities, city, day) => {
        expect(isBlockShown(shown({ cities }), { day, city })).toBe(cities.includes(city));
        expect(isBlockShown(shown({ cities, off: true }), { day, city })).toBe(false);
        expect(isBlockShown(undefined, { day, city })).toBe(true);
      }),
    );
  });
});

test('a block that is shown always says nothing of it, whatever was set before', () => {
  fc.assert(
    fc.property(days, fc.boolean(), (from, off) => {
      const set = withShown(text, { from, off });
      expect(set.shown).toEqual(shown({ from, off }));
      expect(withShown(set, { from: null, off: false })).toEqual(text);
    }),
  );
});

describe('what is wrong with when and where a block is shown', () => {
  const facts: PageFacts = {
    ...{ kind: 'free', fed: false, today: '2026-11-26', empty: new Set<string>() },
    ...{
      promos: new Set<number>(),
      lists: new Set<number>(),
      coupons: new Set<number>(),
      goods: new Set<number>(),
      sections: new Set<number>(),
      cities: new Map([
        [70, 1],
        [71, 2],
      ]),
    },
  };
  const page = (blocks: DraftBlock[], regions: number[] | null = null): PageContent => ({
    ...{ title: 'Доставка', description: '', from: null, to: null, regions, footer: false, blocks },
  });
  const wrong = (over: Partial<BlockShown>, regions: number[] | null = null) =>
    pageProblems(page([text, { ...text, key: 'b', shown: shown(over) }], regions), facts).map(
      ({ block, stops }) => [block, stops],
    );

  test.each<[string, Partial<BlockShown>, number[] | null, boolean]>([
    ['a last day before the first', { from: '2026-12-02', to: '2026-12-01' }, null, true],
    ['a city that is not there', { cities: [70, 99] }, null, true],
    ['cities that the page is not for', { cities: [71] }, [1], false],
    ['a last day that has passed', { to: '2026-11-25' }, null, false],
  ])('is told: %s', (_, over, regions, stops) => {
    expect(wrong(over, regions)).toEqual([['b', stops]]);
  });

  test('is nothing on its last day, nor while it is off', () => {
    expect(wrong({ to: '2026-11-26', cities: [70] }, [1])).toEqual([]);
    expect(wrong({ off: true, cities: [99] })).toEqual([]);
  });

  test('stops a page all of whose blocks are off', () => {
    const off = withShown(text, { off: true });
    expect(pageProblems(page([off]), facts)).toMatchObject([{ field: 'blocks', stops: true }]);
  });
});
