import { subtractRoubles, sumRoubles } from '@siren/domain/money';
import type { SumsBack } from '@siren/domain/order-messages';
import { moneyKept } from '@siren/domain/payments';
import type { HeldOrder } from '../../payments/index.ts';
import type { ChangeQuote } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

/** One that waits for the staff's word has taken none of either. */
const NOTHING = { bonus: 0, certificates: 0 };

const meansBack = (changing: Changing, { changed: { totals } }: ChangeQuote) => ({
  bonus: subtractRoubles(changing.bonusUsed, totals.bonus),
  certificates: subtractRoubles(
    sumRoubles(changing.certificates.map(({ amount }) => amount)),
    totals.certificates,
  ),
});

/** What goes back to the buyer by a change, roubles. @param held the order as it is before */
export const backOf = (
  { payments, status }: Pick<HeldOrder, 'payments' | 'status'>,
  changing: Changing,
  quote: ChangeQuote,
): SumsBack => ({
  money: Math.max(0, subtractRoubles(moneyKept(payments), quote.changed.totals.toPay)),
  ...(status === 'waiting' ? NOTHING : meansBack(changing, quote)),
});
