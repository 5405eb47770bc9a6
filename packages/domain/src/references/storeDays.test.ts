import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanValues } from './cleanValues.ts';
import type { ReferenceDeclaration } from './entities.ts';
import { entryProblem } from './entryProblem.ts';
import { referenceOf, STORE_DAYS } from './references.ts';
import { withOptions } from './withOptions.ts';

const found = referenceOf(STORE_DAYS);
if (!found) throw new Error('no such reference');
const reference: ReferenceDeclaration = withOptions(found, {
  city_id: [{ value: '7', label: 'Казань' }],
  store_id: [{ value: '1', label: 'Сирень Центр' }],
});
const kept = (typed: Record<string, string>) =>
  cleanValues(reference, { name: 'Новый год', from_day: '31.12.2026', ...typed });
const problemOf = (typed: Record<string, string>) =>
  entryProblem(reference, [], { id: null, values: kept(typed) });

test.each([
  ['10-16', '10:00–16:00'],
  ['9.30 — 21:00', '09:30–21:00'],
  ['10:00–16:00', '10:00–16:00'],
  ['', ''],
  ['весь день', 'весь день'],
])('hours that are typed «%s» are kept as «%s»', (typed, hours) => {
  expect(kept({ hours: typed })['hours']).toBe(hours);
});

test('hours of any day are kept whatever stands between them', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(time, time, fc.constantFrom('-', ' - ', '–', ' — ', '−'), (opens, closes, between) => {
      const { hours } = kept({ hours: opens + between + closes });
      expect(hours).toBe(`${opens.padStart(5, '0')}–${closes.padStart(5, '0')}`);
      expect(problemOf({ hours: opens + between + closes })).toBeNull();
    }),
  );
});

describe('days of other hours', () => {
  test.each([
    [{ hours: '10' }, 'hours', 'not_hours'],
    [{ hours: '10:00–24:00' }, 'hours', 'not_hours'],
    [{ to_day: '30.12.2026' }, 'to_day', 'before_first'],
    [{ city_id: 'Казань', store_id: '1' }, 'store_id', 'two_places'],
  ])('with %j are refused', (typed, field, problem) => {
    expect(problemOf(typed)).toEqual({ field, problem });
  });

  test.each<Record<string, string>>([
    {},
    { to_day: '31.12.2026' },
    { city_id: 'Казань' },
    { store_id: 'Сирень Центр' },
  ])('with %j are kept', (typed) => {
    expect(problemOf(typed)).toBeNull();
  });
});
