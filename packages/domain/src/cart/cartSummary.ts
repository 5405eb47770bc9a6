import { payBreakdown, shownGoods } from '../checkout/index.ts';
import type { PayBreakdown, ShownGoods } from '../checkout/index.ts';
import type { Wallet } from '../clients/index.ts';
import { multiplyRoubles, subtractRoubles, sumRoubles } from '../money/index.ts';
import type { OrderCondition } from './OrderCondition.ts';
import { servicesTotal } from '../services/index.ts';
import type { SelectedService } from '../services/index.ts';
import type { CartItem, CartState, OfferProblem } from './entities.ts';
import { hinderedOffers } from './hinderedOffers.ts';
import { orderedRows } from './orderedRows.ts';
import { pricedRow } from './pricedRow.ts';
import { selectedTotal } from './selectedTotal.ts';

/** Counts of the cart, and what is ordered of it comes to (roubles) and is paid with. */
export interface CartSummary extends PayBreakdown {
  /** All rows, and all pieces in them. */
  rows: number;
  pieces: number;
  /** What the sum is of: rows that are selected and can be bought as they stand. */
  ordered: CartItem[];
  orderedPieces: number;
  /** How these rows come to what they show, roubles. */
  shown: ShownGoods;
  /** Selected rows that cannot be bought as they stand, by row key: they are in no sum. */
  problems: { key: string; problem: OfferProblem }[];
}

/** Means of payment besides money; none is used where it is left out. */
export interface CartPaying {
  wallet: Wallet;
  useBonus: boolean;
}

const piecesOf = (rows: readonly CartItem[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

const WITHOUT_WALLET: CartPaying = { wallet: { certificates: [], bonus: 0 }, useBonus: false };

/** What the cart shows beside its rows: counts, what hinders the order, and the sum in steps. */
export function cartSummary(
  cart: CartState,
  selection: readonly SelectedService[],
  { wallet, useBonus }: CartPaying = WITHOUT_WALLET,
  condition: OrderCondition = 'usual',
): CartSummary {
  const hindered = hinderedOffers(cart, condition);
  const ordered = orderedRows(cart, condition);
  const lines = ordered.map((row) => pricedRow(cart, row));
  const goods = sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
  const paid = payBreakdown({
    goods,
    discount: subtractRoubles(goods, selectedTotal(ordered)),
    services: servicesTotal(selection),
    bonusBalance: wallet.bonus,
    useBonus,
    // One that cannot pay any more stays attached until its buyer has seen that.
    certificates: wallet.certificates.filter(({ status }) => status === 'active'),
  });
  return {
    rows: cart.content.length,
    pieces: piecesOf(cart.content),
    ordered,
    orderedPieces: piecesOf(ordered),
    shown: shownGoods(lines),
    problems: cart.content.flatMap(({ key, offer, selected }) => {
      const problem = selected && hindered.get(offer);
      return problem ? [{ key, problem }] : [];
    }),
    ...paid,
  };
}
