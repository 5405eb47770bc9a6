import { isPayable, toRoubles, writtenRoubles } from '@siren/domain/money';
import type { RawOffer } from '../feed/index.ts';
import type { ProblemCode } from '../problems/index.ts';

/** What stands for no currency: a price without one is in roubles. */
const UNNAMED = new Set(['', '₽']);

/** More decimals than kopecks have, as programs write what they divided; three may as well be thousands. */
const DIVIDED = /^\d{1,12}[.,]\d{4,20}$/;

type Report = (code: ProblemCode, field: string, value: string) => void;

export interface OfferPrice {
  price: number;
  oldPrice: number | null;
}

const round = (amount: number): number => {
  const kopecks = Math.round(amount * 100);
  // Too large for any order, by far.
  return Number.isSafeInteger(kopecks) ? toRoubles(kopecks) : amount;
};

/** A sum of the feed in roubles; null where it is none. */
const roublesOf = (text: string, rate: number, onDivided: () => void): number | null => {
  const written = writtenRoubles(text);
  const divided = written === null && DIVIDED.test(text);
  if (divided) onDivided();
  const sum = divided ? Number(text.replace(',', '.')) : written;
  if (sum === null || (rate === 1 && !divided)) return sum;
  return round(sum * rate);
};

/**
 * Price and old price in roubles; null where it cannot be sold for what the feed says.
 *
 * @param rateOf roubles of one piece of a currency; null for an unknown one
 */
export function offerPrice(
  { texts }: RawOffer,
  report: Report,
  rateOf: (code: string) => number | null,
): OfferPrice | null {
  const currency = (texts.get('currencyId') ?? '').trim().toUpperCase();
  const rate = UNNAMED.has(currency) ? 1 : rateOf(currency);
  const text = (texts.get('price') ?? '').trim();
  const refuse = (code: ProblemCode, field: string, value: string) => {
    report(code, field, value);
    return null;
  };
  if (rate === null) return refuse('bad_currency', 'currencyId', currency);
  if (text === '') return refuse('no_price', 'price', text);
  const price = roublesOf(text, rate, () => report('price_rounded', 'price', text));
  if (price === 0) return refuse('zero_price', 'price', text);
  if (price === null) return refuse('bad_price', 'price', text);
  if (!isPayable(price)) return refuse('price_too_large', 'price', text);

  const oldText = (texts.get('oldprice') ?? texts.get('oldPrice') ?? '').trim();
  const old = roublesOf(oldText, rate, () => report('price_rounded', 'oldprice', oldText));
  const stands = old !== null && old > price && isPayable(old);
  if (oldText !== '' && old !== 0 && !stands) {
    const tooLarge = old !== null && !isPayable(old);
    report(tooLarge ? 'old_price_too_large' : 'bad_old_price', 'oldprice', oldText);
  }
  return { price, oldPrice: stands ? old : null };
}
