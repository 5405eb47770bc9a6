import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionGrounds, correctionProblems, correctionReceipt } from './correction.ts';
import { correctionKinds, TAXES } from './entities.ts';
import { saleReceipt } from './saleReceipt.ts';
import { expectedCash } from './shiftCash.ts';

const whole = { ground: 'instruction', date: '2026-04-07', number: '12-04/7', reason: 'Лишний чек' } as const;

test.each([
  [{}, []],
  [{ date: '2026-04-09' }, ['date']],
  [{ date: '' }, ['date']],
  [{ number: ' ' }, ['number']],
  [{ ground: 'self', number: '' }, []],
  [{ reason: ' ' }, ['reason']],
] as const)('%o lacks %o', (change, problems) => {
  expect(correctionProblems({ ...whole, ...change }, '2026-04-08')).toEqual(problems);
});

test('a correction repeats what it corrects, and moves no cash', () => {
  const goods = fc.array(
    fc.record({
      title: fc.constant('Стул'),
      quantity: fc.integer({ min: 1, max: 9 }),
      finalPrice: fc.nat(90_000),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(goods, fc.nat(9_000), fc.constantFrom(...correctionKinds), (rows, toPay, kind) => {
      const sale = saleReceipt({ goods: rows, services: [], toPay }, { cash: toPay, card: 0 }, TAXES);
      const { kind: told, ...rest } = correctionReceipt(sale, kind);
      expect(told).toBe(kind);
      expect({ kind: 'sell', ...rest }).toEqual(sale);
      const turnover = { kind, count: 1, cash: toPay, electronically: 0, prepaid: 0, total: toPay };
      expect(expectedCash(100, [turnover])).toBe(100);
    }),
  );
  expect(correctionGrounds).toHaveLength(2);
});
