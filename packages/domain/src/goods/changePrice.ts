import { isPayable, percentOf, subtractRoubles, sumRoubles } from '../money/index.ts';
import type { PriceChange, PriceFound, PriceOutcome, PricePair } from './priceChange.ts';
import { priceProblem } from './priceProblem.ts';
import { roundPrice } from './roundPrice.ts';

/** No change makes a price of less, roubles. */
const LEAST = 1;

/** The price before it is rounded. */
function moved(price: number, { move, by }: PriceChange): number {
  if (move === 'sum') return sumRoubles([price, by]);
  if (move !== 'percent') return price;
  const share = percentOf(price, Math.abs(by));
  return by < 0 ? subtractRoubles(price, share) : sumRoubles([price, share]);
}

const isSame = (one: PricePair, other: PricePair): boolean =>
  one.price === other.price && one.oldPrice === other.oldPrice;

function fromFeed({ feed, byHand }: PriceFound): PriceOutcome {
  if (!byHand) return { kind: 'same' };
  return feed ? { kind: 'changed', to: { ...feed }, back: true } : { kind: 'refused', why: 'no_feed' };
}

/**
 * What a change of many prices makes of one of them: the same for whoever looks beforehand and for whoever changes it.
 *
 * @throws RangeError for a price below 0
 */
export function changePrice(found: PriceFound, change: PriceChange): PriceOutcome {
  if (change.move === 'feed') return fromFeed(found);
  const raw = moved(found.price, change);
  if (change.move !== 'keep' && raw < LEAST) return { kind: 'refused', why: 'low' };
  if (!isPayable(raw)) return { kind: 'refused', why: 'high' };
  const price = roundPrice(raw, change.rounding);
  if (price === null) return { kind: 'refused', why: 'rounding' };
  if (!isPayable(price)) return { kind: 'refused', why: 'high' };
  const oldPrices = { leave: found.oldPrice, former: found.price, clear: null };
  // A price that stays has no former one of its own.
  const oldPrice =
    price === found.price && change.oldPrice === 'former' ? found.oldPrice : oldPrices[change.oldPrice];
  const to = { price, oldPrice };
  if (isSame(found, to)) return { kind: 'same' };
  return priceProblem(price, oldPrice) === null
    ? { kind: 'changed', to, back: false }
    : { kind: 'refused', why: 'old_price' };
}
