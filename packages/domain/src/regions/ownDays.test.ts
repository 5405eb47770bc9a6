import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlapsOf, ownDaysProblem, readOwnDays, writeOwnDays } from './index.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const days = fc.record({
  ...{ from: day, to: day },
  name: fc
    .string({ minLength: 1, maxLength: 40 })
    .filter((name) => name.trim() === name && !/[\r\n]/u.test(name)),
  hours: fc.option(fc.record({ opens: time, closes: time })),
});

test('days that were written down are read again as they were', () => {
  fc.assert(
    fc.property(fc.array(days, { maxLength: 6 }), (some) => {
      expect(readOwnDays(writeOwnDays(some))).toEqual(some);
    }),
  );
});

test('they read as people write days', () => {
  const closed = { from: '2026-12-31', to: '2027-01-02', name: 'Новый год', hours: null };
  const short = {
    from: '2026-12-30',
    to: '2026-12-30',
    name: 'Учёт',
    hours: { opens: '10:00', closes: '16:00' },
  };
  expect(writeOwnDays([closed, short])).toBe(
    '31.12.2026–02.01.2027 выходной, Новый год\n30.12.2026 10:00–16:00, Учёт',
  );
});

const right = { from: '2026-12-31', to: '2026-12-31', name: 'Учёт', hours: null };

test.each([
  [{ name: ' ' }, /^Напишите повод/u],
  [{ from: '' }, /^Выберите первый день/u],
  [{ to: '' }, /^Выберите последний день/u],
  [{ to: '2026-12-30' }, /^Последний день раньше/u],
  [{ hours: { opens: '10', closes: '16:00' } }, /^Напишите время/u],
  [{ hours: { opens: '10:00', closes: '24:00' } }, /^Напишите время/u],
])('%j is told in words', (wrong, words) => {
  expect(ownDaysProblem({ ...right, ...wrong })).toMatch(words);
});

test('days that are whole are fine', () => {
  fc.assert(
    fc.property(days, (one) => {
      expect(ownDaysProblem(one)).toBe(one.to < one.from ? 'Последний день раньше первого.' : null);
    }),
  );
});

test('a name that ends lines is one line there', () => {
  expect(readOwnDays(writeOwnDays([{ ...right, name: 'Учёт\u2028и\nремонт' }]))).toEqual([
    { ...right, name: 'Учёт и ремонт' },
  ]);
});

test('days that lie in one another are told by their names', () => {
  const long = { from: '2026-12-29', to: '2027-01-08', name: 'Каникулы' };
  const short = { from: '2026-12-31', to: '2026-12-31', name: 'Канун' };
  const other = { from: '2027-01-09', to: '2027-01-09', name: 'Учёт' };
  const all = [long, short, other];
  expect(all.map((one) => overlapsOf(one, all))).toEqual([['Канун'], ['Каникулы'], []]);
});
