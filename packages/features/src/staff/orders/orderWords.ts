import { moneyNames } from '@siren/domain/orders';
import type { CancelReason, MoneyState, StaffOrderRow } from '@siren/domain/orders';
import type { PaymentStatus } from '@siren/domain/payments';
import type { BadgeProps } from '@siren/ui/badge';
import { statusWords } from '../kit/index.ts';

type Tone = NonNullable<BadgeProps['tone']>;

export const moneyWords: Readonly<Record<MoneyState, { word: string; tone: Tone }>> = {
  paid: { word: moneyNames.paid, tone: 'accent' },
  due: { word: moneyNames.due, tone: 'caution' },
  on_receipt: { word: moneyNames.on_receipt, tone: 'neutral' },
  returned: { word: moneyNames.returned, tone: 'neutral' },
  none: { word: moneyNames.none, tone: 'neutral' },
};

/** What is to be done next about an order, in one word: for its money while that is what it waits for, else where it stands. */
export function standingOf({ status: { code }, money }: Pick<StaffOrderRow, 'status' | 'money'>): {
  word: string;
  tone: Tone;
} {
  if (money === 'due' && (code === 'new' || code === 'confirmed')) return moneyWords.due;
  if (money === 'paid' && code === 'new') return moneyWords.paid;
  return statusWords[code];
}

/** How an attempt to pay stands. */
export const paymentWords: Readonly<Record<PaymentStatus, string>> = {
  pending: 'ждём банк',
  paid: 'получено',
  failed: 'не\u00a0прошло',
  refunded: 'возвращено',
};

export const cancelWords: Readonly<Record<CancelReason, string>> = {
  buyer: 'Отменён покупателем',
  staff: 'Отменён магазином',
  expired: 'Отменён: вышло время',
};
