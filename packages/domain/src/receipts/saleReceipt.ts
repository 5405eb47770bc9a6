import { multiplyRoubles, subtractRoubles, sumRoubles } from '../money/index.ts';
import type { ReceiptContent, ReceiptPayment, TaxSettings } from './entities.ts';
import { spreadRows } from './receiptRows.ts';
import type { ReceiptRow } from './receiptRows.ts';

/** An order that is handed over. Roubles. */
export interface SoldOrderRows {
  goods: readonly { title: string; quantity: number; finalPrice: number }[];
  /** `price` for all of it. */
  services: readonly { title: string; price: number }[];
  /** What of it is paid by money; bonus and certificates are taken off. */
  toPay: number;
}

/** Most characters of a name on a receipt: tag 1030 of the formats of fiscal documents. A register refuses longer ones for good. */
const TITLE_MAX = 128;

const rowOf = (row: number, name: string, quantity: number, tax: TaxSettings['vat']) => {
  const title = [...name].slice(0, TITLE_MAX).join('');
  return { row, title, quantity, measure: 'piece', tax, paymentMethod: 'fullPayment' } as const;
};

/** Means by which money came; those that nothing came by are left out. */
const given = (payments: readonly ReceiptPayment[]): ReceiptPayment[] =>
  payments.filter(({ sum }) => sum > 0);

/** Money that came where the goods were handed over. Roubles. */
export interface HandMoney {
  cash: number;
  /** By the terminal for cards. */
  card: number;
}

/**
 * The receipt of an order that is handed over: goods with what the coupon took off, and all rows with their part of what bonus and
 * certificates paid, so that they come to the sum that is paid by money. Cash beyond that is given back as change, and is full
 * payment all the same; whatever came neither by
 * cash nor by card then was paid before.
 */
export function saleReceipt(
  { goods, services, toPay }: SoldOrderRows,
  { cash, card }: HandMoney,
  { taxation, vat }: TaxSettings,
): ReceiptContent {
  const rows: ReceiptRow[] = [
    ...goods.map(({ title, quantity }, at) => ({
      ...rowOf(at, title, quantity, vat),
      paymentSubject: 'commodity' as const,
    })),
    ...services.map(({ title }, at) => ({
      ...rowOf(goods.length + at, title, 1, vat),
      paymentSubject: 'service' as const,
    })),
  ];
  const worth = [
    ...goods.map(({ finalPrice, quantity }) => multiplyRoubles(finalPrice, quantity)),
    ...services.map(({ price }) => price),
  ];
  const before = Math.max(0, subtractRoubles(toPay, sumRoubles([cash, card])));
  return {
    kind: 'sell',
    lines: spreadRows(rows, worth, toPay),
    payments: given([
      { means: 'prepaid', sum: before },
      { means: 'electronically', sum: card },
      { means: 'cash', sum: cash },
    ]),
    total: toPay,
    taxation,
  };
}
