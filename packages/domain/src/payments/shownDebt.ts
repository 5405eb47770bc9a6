import type { Order } from '../orders/entities.ts';
import type { SelectedService } from '../services/index.ts';

/** What a press of «Оплатить» says that its buyer saw: staff may have changed the order since. Roubles. */
export interface ShownDebt {
  /** Price of a piece before the coupon. */
  expectedLines: { offer: number; quantity: number; price: number }[];
  expectedServices: SelectedService[];
  /** What was still to be paid. */
  expectedOwed: number;
}

/** An order as far as a payment is held to it. */
export interface Debt {
  lines: readonly Pick<Order['lines'][number], 'offer' | 'quantity' | 'price'>[];
  services: readonly SelectedService[];
  /** What is still to come, roubles. */
  owed: number;
}

/** What a press says of the order that its page shows. */
export const shownDebt = ({ lines, services, owed }: Debt): ShownDebt => ({
  expectedLines: lines.map(({ offer, quantity, price }) => ({ offer, quantity, price })),
  expectedServices: services.map(({ key, quantity, price }) => ({ key, quantity, price })),
  expectedOwed: owed,
});
