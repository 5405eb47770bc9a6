import fc from 'fast-check';
import { payBreakdown } from '../checkout/index.ts';
import type { OrderQuote } from '../checkout/index.ts';
import { multiplyRoubles, sumRoubles } from '../money/index.ts';
import { amounts, pieces } from './arbitraries.ts';

export type QuoteParts = Pick<OrderQuote, 'lines' | 'services'> & {
  coupon?: string | null;
  date?: string | null;
  discount?: number;
  bonus?: number;
  certificate?: number;
  /** Which certificate that is. */
  guid?: string;
};

/** A quote whose totals follow from its parts. */
export function aQuote({
  lines,
  services,
  coupon = null,
  date = null,
  discount = 0,
  bonus = 0,
  certificate = 0,
  guid = 'g',
}: QuoteParts): OrderQuote {
  const { totals, certificateUses: certificates } = payBreakdown({
    goods: sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity))),
    discount,
    services: sumRoubles(services.map(({ price }) => price)),
    bonusBalance: bonus,
    useBonus: true,
    certificates: [{ guid, money: certificate }],
  });
  return { lines, services, date, coupon, certificates, totals };
}

/** Quotes of a few goods, services and coupons. */
export const quotes: fc.Arbitrary<OrderQuote> = fc
  .record({
    lines: fc.uniqueArray(fc.record({ offer: pieces(5), quantity: pieces(4), price: amounts(500) }), {
      selector: ({ offer }) => offer,
    }),
    services: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('courier', 'lift', 'assembly'),
        quantity: pieces(3),
        price: amounts(300),
      }),
      { selector: ({ key }) => key },
    ),
    date: fc.constantFrom(null, '2026-11-29'),
    coupon: fc.constantFrom(null, 'ЛЁН-5', 'MORE'),
    discount: amounts(100),
    bonus: amounts(200),
    certificate: amounts(200),
    guid: fc.constantFrom('g', 'h'),
  })
  .map(aQuote);
