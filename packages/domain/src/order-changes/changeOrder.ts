import { payBreakdown } from '../checkout/index.ts';
import { multiplyRoubles, subtractRoubles, sumRoubles } from '../money/index.ts';
import { selectService, servicesTotal } from '../services/index.ts';
import type { SelectedService, Service, ServicePriceType } from '../services/index.ts';
import type { AddedGood, ChangedLine, ChangedOrder, ChangingOrder, OrderChangeWish } from './entities.ts';

/** What things cost today. */
export interface TodaysPrices {
  /** Roubles for a piece, by offer; `oldPrice` is what is struck beside it. */
  goods: ReadonlyMap<number, { price: number; oldPrice: number | null }>;
  services: readonly Service[];
}

/** Price types that go by the sum of the goods. */
const bySum: readonly ServicePriceType[] = ['percent', 'static_percent', 'percent_quantity'];

function addedLine({ offer, quantity }: AddedGood, { goods }: TodaysPrices): ChangedLine[] {
  const known = goods.get(offer);
  return known
    ? [{ row: null, offer, quantity, price: known.price, finalPrice: known.price, oldPrice: known.oldPrice }]
    : [];
}

/** What comes to a row of the same offer at the same final price is more pieces of that row. */
function merged(lines: readonly ChangedLine[]): ChangedLine[] {
  const same = Map.groupBy(lines, ({ offer, finalPrice }) => `${offer}:${finalPrice}`);
  return [...same.values()].flatMap((rows) => {
    const [first, ...others] = rows;
    // Rows of the order itself stay apart.
    const added = others.filter(({ row }) => row === null);
    const pieces = added.reduce((sum, { quantity }) => sum + quantity, first?.quantity ?? 0);
    return first ? [{ ...first, quantity: pieces }, ...others.filter(({ row }) => row !== null)] : [];
  });
}

function linesOf(order: ChangingOrder, wish: OrderChangeWish, today: TodaysPrices): ChangedLine[] {
  const kept = order.lines.flatMap((line, row) => {
    const quantity = wish.rows.findLast((one) => one.row === row)?.quantity ?? line.quantity;
    return quantity > 0 ? [{ ...line, row, quantity }] : [];
  });
  return merged([...kept, ...wish.added.flatMap((one) => addedLine(one, today))]);
}

const goodsOf = (lines: readonly Pick<ChangedLine, 'finalPrice' | 'quantity'>[]): number =>
  sumRoubles(lines.map(({ finalPrice, quantity }) => multiplyRoubles(finalPrice, quantity)));

/** Whether a service goes by a sum of goods that is another one now: a share of it, or nothing from a sum on. */
function movesWith({ calculate }: Service, before: number, after: number): boolean {
  const free = calculate.freeFrom ?? Infinity;
  return before >= free !== after >= free || (bySum.includes(calculate.type) && before !== after);
}

/** A service that nobody touched costs what it did, unless it goes by a sum that is another one now. */
function serviceOf(
  { key, quantity }: OrderChangeWish['services'][number],
  { order, goods, today }: { order: ChangingOrder; goods: number; today: TodaysPrices },
): SelectedService[] {
  const was = order.services.find((one) => one.key === key);
  const known = today.services.find((one) => one.key === key);
  const moves = known !== undefined && movesWith(known, goodsOf(order.lines), goods);
  if (was?.quantity === quantity && !moves) return [was];
  return known ? [selectService(known, quantity, goods)] : was ? [was] : [];
}

/**
 * An order as a change makes it. Rows keep the price that they were ordered at, however many pieces they have; what comes to it
 * costs what it costs today, without the promo code: that was used for what was ordered. Bonus and certificates pay what they
 * did, as far as there is that much to pay; all else is money.
 */
export function changeOrder(order: ChangingOrder, wish: OrderChangeWish, today: TodaysPrices): ChangedOrder {
  const lines = linesOf(order, wish, today);
  const goods = goodsOf(lines);
  const services = wish.services.flatMap((one) => serviceOf(one, { order, goods, today }));
  const full = sumRoubles(lines.map(({ price, quantity }) => multiplyRoubles(price, quantity)));
  const { totals, certificateUses } = payBreakdown({
    goods: full,
    discount: subtractRoubles(full, goods),
    services: servicesTotal(services),
    bonusBalance: order.bonusUsed,
    useBonus: true,
    certificates: order.certificates.map(({ guid, amount }) => ({ guid, money: amount })),
  });
  return { lines, services, totals, certificateUses };
}
