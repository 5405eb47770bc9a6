import { subtractRoubles, sumRoubles } from '../money/index.ts';
import type { StaffOrder } from '../orders/staffOrders.ts';
import type { Means, SoldRow } from './entities.ts';

/** What was sold with an order, how much of it has come back, and what of its means has not. */
export interface SoldOrder {
  goods: SoldRow[];
  services: SoldRow[];
  left: Means;
  /** Of the certificates, in the order of `left.certificates`. */
  guids: string[];
}

/** An order as returns look at it. Certificates go by their guids: so does the server, and a kopeck goes to the same one. */
export function soldOf({ order, returns }: Pick<StaffOrder, 'order' | 'returns'>): SoldOrder {
  const { lines, services, totals, bonusUsed } = order;
  const certificates = order.certificates.toSorted((one, other) => (one.guid < other.guid ? -1 : 1));
  const less = (paid: number, back: readonly number[]) => subtractRoubles(paid, sumRoubles(back));
  return {
    goods: lines.map(({ quantity, finalPrice: price }, at) => ({
      quantity,
      price,
      returned: returns
        .flatMap(({ goods }) => goods)
        .filter(({ row }) => row === at)
        .reduce((sum, one) => sum + one.quantity, 0),
    })),
    services: services.map(({ price }, at) => ({
      quantity: 1,
      price,
      returned: returns.some((one) => one.services.includes(at)) ? 1 : 0,
    })),
    left: {
      money: less(
        totals.toPay,
        returns.map(({ money }) => money),
      ),
      bonus: less(
        bonusUsed,
        returns.map(({ bonus }) => bonus),
      ),
      certificates: certificates.map(({ guid, amount }) => {
        const back = returns.flatMap((one) => one.certificates).filter((one) => one.guid === guid);
        return less(
          amount,
          back.map((one) => one.amount),
        );
      }),
    },
    guids: certificates.map(({ guid }) => guid),
  };
}
