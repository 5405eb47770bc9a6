import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Street } from './entities.ts';
import { ADDRESSES_MAX, suggestAddresses } from './suggestAddresses.ts';
import { streetKinds } from './streetKinds.ts';
import type { StreetKind } from './streetKinds.ts';
import { tidyAddress } from './tidyAddress.ts';

const streets: Street[] = [
  { kind: 'street', name: 'Малышева', houses: ['5', '71', '73', '74а', '125'] },
  { kind: 'street', name: '8 Марта', houses: ['8', '80', '149'] },
  { kind: 'lane', name: 'Зелёный', houses: ['1', '3'] },
  { kind: 'avenue', name: 'Космонавтов', houses: ['46'] },
  { kind: 'street', name: 'Зелёная Роща', houses: ['2'] },
  { kind: 'avenue', name: 'Ленина', houses: ['1', '24/8'] },
  { kind: 'street', name: 'Ленина', houses: ['10'] },
];
const texts = (query: string) => suggestAddresses(streets, query).map(({ text }) => text);

describe('a street is found', () => {
  test.each([
    ['малы', ['ул. Малышева']],
    ['Ул. Малышева', []],
    ['улица малышева', ['ул. Малышева']],
    ['малышева ул', ['ул. Малышева']],
    ['зелены', ['пер. Зелёный']],
    ['переул зелён', ['пер. Зелёный']],
    ['зел', ['пер. Зелёный', 'ул. Зелёная Роща']],
    ['рощ', ['ул. Зелёная Роща']],
    ['роща зеленая', ['ул. Зелёная Роща']],
    ['пр-кт космо', ['пр. Космонавтов']],
    ['ленина', ['пр. Ленина', 'ул. Ленина']],
    ['проспект ленина', ['пр. Ленина']],
    ['8', ['ул. 8 Марта']],
    ['8 мар', ['ул. 8 Марта']],
    ['алышева', []],
    ['улица', []],
    ['Екатеринбург, малышева', []],
    ['', []],
    [' , ', []],
  ])('by «%s»: %j', (query, expected) => expect(texts(query)).toEqual(expected));
});

describe('a house is found', () => {
  test.each([
    ['малышева 7', ['ул. Малышева, 71', 'ул. Малышева, 73', 'ул. Малышева, 74а']],
    ['ул. Малышева, 7', ['ул. Малышева, 71', 'ул. Малышева, 73', 'ул. Малышева, 74а']],
    ['малышева 74', ['ул. Малышева, 74а']],
    ['8 марта 14', ['ул. 8 Марта, 149']],
    ['пр ленина 24', ['пр. Ленина, 24/8']],
    ['малышева 9', []],
  ])('by «%s»: %j', (query, expected) => expect(texts(query)).toEqual(expected));

  test('and nothing is offered once it is there, or behind it', () => {
    for (const whole of ['малышева 71', 'Малышева, 74А', '8 марта 8', 'малышева 71 кв 5', 'ул. Мира, 5'])
      expect(texts(whole)).toEqual([]);
  });
});

test('a street has no house yet, a house is whole', () => {
  expect(suggestAddresses(streets, 'малы')).toEqual([{ text: 'ул. Малышева', whole: false }]);
  expect(suggestAddresses(streets, 'малышева 12')).toEqual([{ text: 'ул. Малышева, 125', whole: true }]);
});

const street = fc.record({
  kind: fc.constantFrom(...(Object.keys(streetKinds) as StreetKind[])),
  name: fc.stringMatching(/^[А-ЯЁ][а-яё]{3,9}( [А-Я][а-я]{3,6})?$/),
  houses: fc.uniqueArray(fc.stringMatching(/^[1-9]\d{0,2}[аб]?$/)),
});

test('every street is found by the beginnings of its words, ё or е, and no list is too long', () => {
  fc.assert(
    fc.property(fc.array(street, { minLength: 1, maxLength: 30 }), fc.nat(), (known, pick) => {
      const one = known[pick % known.length] as Street;
      const typed = one.name
        .split(' ')
        .map((word) => word.slice(0, 3).replaceAll('ё', 'е'))
        .join(' ');
      const found = suggestAddresses(known, typed);
      const wanted = `${streetKinds[one.kind].short} ${one.name}`;
      expect(found.length).toBeLessThanOrEqual(ADDRESSES_MAX);
      expect(found.length === ADDRESSES_MAX || found.some(({ text }) => text === wanted)).toBe(true);
    }),
  );
});

test('what is suggested is never what stands there already', () => {
  fc.assert(
    fc.property(fc.array(street), fc.string(), (known, query) => {
      for (const { text } of suggestAddresses(known, query)) expect(text).not.toBe(query.trim());
    }),
  );
});

test('an address is sent without the comma that waited for the house', () => {
  expect(tidyAddress(' ул. Малышева, ')).toBe('ул. Малышева');
  expect(tidyAddress('ул. Мира, 5, кв. 12')).toBe('ул. Мира, 5, кв. 12');
});
