import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paramTitle } from '../catalog/index.ts';
import { handAfter, mendedParams, shownParams } from './mendParams.ts';
import type { HandParam } from './mendParams.ts';

const width = { name: 'Ширина', value: '208', unit: 'см' };
const cloth = { name: 'Обивка', value: 'велюр', unit: null };
const none = { set: [], back: [] };

test('what staff set stands in the place of the feed’s, what they add comes after it', () => {
  const hand: HandParam[] = [
    { key: 'Гарантия', name: 'Гарантия', value: '24', unit: 'мес.' },
    { key: 'Ширина, см', name: 'Ширина', value: '2,08', unit: 'м' },
  ];
  expect(shownParams([width, cloth], hand)).toEqual([
    { name: 'Ширина', value: '2,08', unit: 'м' },
    cloth,
    { name: 'Гарантия', value: '24', unit: 'мес.' },
  ]);
});

test('what staff took away is not shown, and the feed’s is known', () => {
  const hand: HandParam[] = [{ key: 'Обивка', name: 'Обивка', value: null, unit: null }];
  expect(shownParams([width, cloth], hand)).toEqual([width]);
  expect(mendedParams([width, cloth], hand)[1]).toMatchObject({ fed: cloth, hand: { value: null } });
});

const word = fc.constantFrom('Ширина', 'Обивка', 'Вес', 'Цвет');
const unit = fc.constantFrom(null, 'см', 'м');
const value = fc.constantFrom('1', '2', '3');
const feed = fc.uniqueArray(fc.record({ name: word, value, unit }), { selector: paramTitle, maxLength: 5 });
const change = fc
  .record({ name: word, value: fc.option(value), unit, key: fc.option(fc.tuple(word, unit)) })
  .map(({ key, ...param }): HandParam => {
    const [name, of] = key ?? [param.name, param.unit];
    return { ...param, key: paramTitle({ name, unit: of }) };
  });
const changes = fc.uniqueArray(change, { selector: ({ key }) => key, maxLength: 4 });

test('whatever is set over whatever feed, no two params are called the same', () => {
  fc.assert(
    fc.property(feed, feed, changes, changes, (fed, next, one, other) => {
      const hand = handAfter(fed, handAfter(fed, [], { set: one, back: [] }), { set: other, back: [] });
      for (const told of [fed, next]) {
        const titles = shownParams(told, hand).map(paramTitle);
        expect(new Set(titles).size).toBe(titles.length);
      }
    }),
  );
});

test('given back, all of it is what the feed says, whatever it says by then', () => {
  fc.assert(
    fc.property(feed, feed, changes, (fed, next, set) => {
      const hand = handAfter(fed, [], { set, back: [] });
      const back = hand.map(({ key }) => key);
      expect(shownParams(next, handAfter(next, hand, { set: [], back }))).toEqual(next);
    }),
  );
});

test('set as the feed says it, it is the feed’s; set twice, it is set once', () => {
  fc.assert(
    fc.property(feed, changes, (fed, set) => {
      const same = fed.map((param) => ({ ...param, key: paramTitle(param) }));
      expect(handAfter(fed, [], { set: same, back: [] })).toEqual([]);
      const once = handAfter(fed, [], { set, back: [] });
      expect(handAfter(fed, once, { set, back: [] })).toEqual(once);
      expect(handAfter(fed, once, none)).toEqual(once);
    }),
  );
});
