import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownDebt } from './isShownDebt.ts';
import { shownDebt } from './shownDebt.ts';
import type { Debt } from './shownDebt.ts';

const line = fc.record({
  offer: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 1, max: 99_999 }).map((kopecks) => kopecks / 100),
});
const debt: fc.Arbitrary<Debt> = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ offer }) => offer, minLength: 1, maxLength: 5 }),
  services: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('lift', 'courier'),
      quantity: fc.integer({ min: 1, max: 3 }),
      price: fc.nat(900),
    }),
    { selector: ({ key }) => key },
  ),
  owed: fc.integer({ min: 0, max: 9_999_999 }).map((kopecks) => kopecks / 100),
});

test('an order is as it was shown until anything of it changes', () => {
  const property = fc.property(debt, fc.nat(), ({ lines, services, owed }, at) => {
    const seen = shownDebt({ lines, services, owed });
    const change = (by: Partial<Debt['lines'][number]>) =>
      lines.map((row, index) => (index === at % lines.length ? { ...row, ...by } : row));
    const row = lines[at % lines.length]!;
    expect(isShownDebt(seen, { lines: lines.toReversed(), services, owed })).toBe(true);
    expect(isShownDebt(seen, { lines, services, owed: owed + 0.01 })).toBe(false);
    expect(isShownDebt(seen, { lines: change({ offer: 6 }), services, owed })).toBe(false);
    expect(isShownDebt(seen, { lines: change({ quantity: row.quantity + 1 }), services, owed })).toBe(false);
    expect(isShownDebt(seen, { lines: change({ price: row.price + 0.01 }), services, owed })).toBe(false);
    expect(isShownDebt(seen, { lines: lines.slice(1), services, owed })).toBe(false);
    const assembly = { key: 'assembly', quantity: 1, price: 0 };
    expect(isShownDebt(seen, { lines, services: [...services, assembly], owed })).toBe(false);
    const [first, ...others] = services;
    const dearer = first ? [{ ...first, price: first.price + 1 }, ...others] : [assembly];
    expect(isShownDebt(seen, { lines, services: dearer, owed })).toBe(false);
  });
  fc.assert(property);
});
