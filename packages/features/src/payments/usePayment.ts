import { ApiError } from '@siren/contract/errors';
import type { Order } from '@siren/domain/orders';
import { shownDebt } from '@siren/domain/payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey, useApi } from '../api/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { errorText, useNotices } from '../notices/index.ts';

interface PaymentOptions {
  order: Order;
  onOrder(next: Order): void;
  /** The order is another by now: it is to be read anew. */
  onOutdated(): void;
}

export interface Paying {
  /** Id of the pay type that was pressed, and nothing has come of it yet; null else. */
  paying: number | null;
  /** Why the press came to nothing; null where it did not. */
  failure: string | null;
  pay(payType: number): Promise<void>;
}

/** The order is another than this tab shows: said by the popup, and shown as it is. */
const OUTDATED = [
  'payment.already_paid',
  'order.cancelled',
  'order.waiting',
  'order.too_late',
  'order.not_found',
  'cart.total_changed',
] as const;

const noAnswer = 'Не\u00a0получилось связаться с\u00a0магазином. Деньги не\u00a0списаны: попробуйте ещё раз.';
const strangeBank = 'Адрес банка не\u00a0открывается. Выберите другой способ оплаты или позвоните нам.';

/**
 * Pays an order once, however often the button is pressed or the answer gets lost: a press that nobody answered is
 * repeated under its own idempotency key.
 */
export function usePayment({ order, onOrder, onOutdated }: PaymentOptions): Paying {
  const api = useApi();
  const { leave } = useNavigation();
  const notices = useNotices();
  const [paying, setPaying] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const press = useRef<{ payType: number; key: string } | null>(null);

  // The bank's page was left by «Back»: the browser shows this one as it kept it, on its way there.
  const returned = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setPaying(null);
    onOutdated();
  });
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => returned(event);
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, []);

  async function pay(payType: number): Promise<void> {
    if (paying !== null) return;
    if (press.current?.payType !== payType) press.current = { payType, key: newIdempotencyKey() };
    setPaying(payType);
    setFailure(null);
    try {
      const { key } = press.current;
      const { order: next, redirect } = await api.call('/api/order/pay', {
        id: order.id,
        payType,
        ...shownDebt(order),
        idempotencyKey: key,
      });
      press.current = null;
      // On the way to the bank the button stays busy: nobody presses it once more.
      if (redirect !== null && leave(redirect)) return;
      if (redirect !== null) setFailure(strangeBank);
      onOrder(next);
    } catch (error) {
      if (error instanceof ApiError) press.current = null;
      if (error instanceof ApiError && OUTDATED.some((key) => error.is(key))) {
        notices.fail(error);
        onOutdated();
      } else setFailure(error instanceof ApiError ? errorText(error) : noAnswer);
    }
    setPaying(null);
  }

  return { paying, failure, pay };
}
