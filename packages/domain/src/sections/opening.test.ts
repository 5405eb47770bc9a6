import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionSorts } from '../catalog/index.ts';
import { firstGoods, openedSection } from './index.ts';

const sort = fc.option(fc.constantFrom(...sectionSorts));
const pins = fc.uniqueArray(fc.nat(), { maxLength: 12 });

test('a section opens with its own order, else with that of the shop, and has every order once', () => {
  fc.assert(
    fc.property(sort, pins, (own, ids) => {
      const opened = openedSection({ sort: own, pins: ids }, undefined);
      expect(opened.sort).toBe(own ?? 'popular');
      expect(opened.sorts[0]).toBe(opened.sort);
      expect(opened.pins).toEqual(ids);
      expect(opened.sorts.toSorted()).toEqual([...sectionSorts].toSorted());
    }),
  );
});

test('its pins stand first in that order alone, whether somebody asked for it or not', () => {
  fc.assert(
    fc.property(sort, pins, fc.constantFrom(...sectionSorts), (own, ids, asked) => {
      const opened = openedSection({ sort: own, pins: ids }, asked);
      expect(opened.sort).toBe(asked);
      expect(opened.pins).toEqual(asked === (own ?? 'popular') ? ids : []);
    }),
  );
});

test('a section begins with its pins, then with the goods of its list, each once and in their order', () => {
  const listed = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 48 });
  const own = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(own, listed, (ids, goods) => {
      const first = firstGoods(ids, goods);
      expect(first.slice(0, ids.length)).toEqual(ids);
      expect(first.slice(ids.length)).toEqual(goods.filter((id) => !ids.includes(id)));
    }),
  );
});
