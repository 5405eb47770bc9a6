import { multiplyRoubles } from '@siren/domain/money';
import type { Correction, ReceiptLine } from '@siren/domain/receipts';
import type { SentReceipt } from '../CashRegister.ts';

const itemOf = ({ title, price, quantity, measure, tax, paymentMethod, paymentSubject }: ReceiptLine) => ({
  type: 'position',
  name: title,
  price,
  quantity,
  amount: multiplyRoubles(price, quantity),
  measurementUnit: measure,
  paymentMethod,
  paymentObject: paymentSubject,
  tax: { type: tax },
});

const baseOf = ({ ground, date, number }: Correction) => ({
  correctionType: ground,
  correctionBaseDate: date.replaceAll('-', '.'),
  ...(number !== '' && { correctionBaseNumber: number }),
});

/** A receipt as a task of the protocol. */
export const atolTask = ({
  kind,
  lines,
  payments,
  total,
  taxation,
  contact,
  operator,
  correction,
}: SentReceipt) => ({
  type: kind,
  taxationType: taxation,
  ...(correction && baseOf(correction)),
  electronically: contact !== '',
  operator: { name: operator },
  ...(contact !== '' && { clientInfo: { emailOrPhone: contact } }),
  items: lines.map(itemOf),
  payments: payments.map(({ means, sum }) => ({ type: means, sum })),
  total,
});
