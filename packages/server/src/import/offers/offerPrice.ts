import { isPayable, writtenRoubles } from '@siren/domain/money';
import type { RawOffer } from '../feed/index.ts';
import type { ProblemCode } from '../problems/index.ts';

const ROUBLES = new Set(['', 'RUR', 'RUB', '₽']);

type Report = (code: ProblemCode, field: string, value: string) => void;

export interface OfferPrice {
  price: number;
  oldPrice: number | null;
}

/** Price and old price in roubles; null where it cannot be sold for what the feed says. */
export function offerPrice({ texts }: RawOffer, report: Report): OfferPrice | null {
  const currency = (texts.get('currencyId') ?? '').trim().toUpperCase();
  const text = (texts.get('price') ?? '').trim();
  const price = writtenRoubles(text);
  const refuse = (code: ProblemCode, field: string, value: string) => {
    report(code, field, value);
    return null;
  };
  if (!ROUBLES.has(currency)) return refuse('bad_currency', 'currencyId', currency);
  if (text === '') return refuse('no_price', 'price', text);
  if (price === 0) return refuse('zero_price', 'price', text);
  if (price === null) return refuse('bad_price', 'price', text);
  if (!isPayable(price)) return refuse('price_too_large', 'price', text);

  const oldText = (texts.get('oldprice') ?? texts.get('oldPrice') ?? '').trim();
  const old = writtenRoubles(oldText);
  const stands = old !== null && old > price && isPayable(old);
  if (oldText !== '' && old !== 0 && !stands) {
    const tooLarge = old !== null && !isPayable(old);
    report(tooLarge ? 'old_price_too_large' : 'bad_old_price', 'oldprice', oldText);
  }
  return { price, oldPrice: stands ? old : null };
}
