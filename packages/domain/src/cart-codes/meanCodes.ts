import { CART_LIMITS, maxQuantity } from '../cart/index.ts';
import type { CartLimits } from '../cart/index.ts';
import type { OrderCondition } from '../cart/index.ts';
import type { CodeBearer, CodeLine, CodeMeaning, CodeStatus } from './entities.ts';

function statusOf({ offer, gone }: CodeBearer, max: number, missing: boolean): CodeStatus {
  if (gone) return 'gone';
  if (max === 0) return offer.exposition ? 'exposition_only' : 'out_of_stock';
  return missing ? 'partly' : 'found';
}

/**
 * What each code means before anything is added. What is in the cart already, and what lines before ask for by
 * another code of the same offer, is taken from the stock first.
 *
 * @param bearers by code: all that could be meant, see `offersMeant`
 * @param held pieces in the cart by offer
 * @param limits of the cart
 * @param condition what the order is for: staff may hold goods for exposition
 */
export function meanCodes(
  lines: readonly CodeLine[],
  bearers: ReadonlyMap<string, readonly CodeBearer[]>,
  held: ReadonlyMap<number, number>,
  condition: OrderCondition = 'usual',
  limits: CartLimits = CART_LIMITS,
): CodeMeaning[] {
  const taken = new Map(held);
  return lines.map(({ code, quantity }) => {
    const [bearer, ...others] = bearers.get(code) ?? [];
    if (!bearer) return { code, quantity, status: 'absent', offer: null, choices: [], possible: 0 };
    if (others.length > 0)
      return { code, quantity, status: 'unclear', offer: null, choices: [bearer, ...others], possible: 0 };
    const { offer, gone } = bearer;
    const max = gone ? 0 : maxQuantity(offer, condition, limits.pieces);
    const before = taken.get(offer.id) ?? 0;
    const room = taken.has(offer.id) || taken.size < limits.rows;
    const possible = room ? Math.max(0, Math.min(quantity, max - before)) : 0;
    if (possible > 0) taken.set(offer.id, before + possible);
    const status = statusOf(bearer, max, possible < quantity);
    return { code, quantity, status, offer, choices: [], possible };
  });
}
