import { ApiError } from '@siren/contract/errors';
import { shownChange } from '@siren/domain/order-changes';
import type { StaffOrder } from '@siren/domain/orders';
import { useState } from 'react';
import { useKeyedPress } from '../useKeyedPress.ts';
import type { KeyedPress } from '../useKeyedPress.ts';
import type { OpenOrder } from '../useOrder.ts';
import { useChangeQuote } from './useChangeQuote.ts';
import type { ShownQuote } from './useChangeQuote.ts';
import { useWish } from './useWish.ts';
import type { WishForm } from './useWish.ts';

/** Rows and services of an order: places of rows mean something only while these are the same. */
const contents = ({ order: { lines, services } }: StaffOrder): string =>
  JSON.stringify([
    lines.map(({ offer, quantity, price, finalPrice }) => [offer, quantity, price, finalPrice]),
    services.map(({ key, quantity, price }) => [key, quantity, price]),
  ]);

/** Refusals after which it is to be asked anew what comes of the wish. */
const moved: readonly string[] = ['order.sum_changed', 'order.goods_gone'];

export interface OrderChange extends WishForm, ShownQuote {
  /** What is known of the press that saves it. */
  press: KeyedPress;
  /** Rows and services are those that the wish is about. */
  isSame: boolean;
  canSave: boolean;
  /** @param tell whether the buyer is told @returns whether it was saved */
  save(tell: boolean): Promise<boolean>;
}

/**
 * A change of an order that somebody puts together: what they wish, what comes of it, and how it is saved.
 *
 * @param base the order that the wish is about; it stays the same while `shown` may change
 */
export function useOrderChange(base: StaffOrder, shown: StaffOrder, open: OpenOrder): OrderChange {
  const form = useWish(base.order);
  const isSame = contents(base) === contents(shown);
  // A note or a step of somebody else's is no matter. Other rows are: what the wish says would mean something else.
  const [version, setVersion] = useState(shown.version);
  if (isSame && version !== shown.version) setVersion(shown.version);
  const shownQuote = useChangeQuote(base.order.id, version, form.wish);
  const { wish, key, isChanged } = form;
  const { quote, pending, error, ask } = shownQuote;
  const press = useKeyedPress(key, isSame);
  const isQuoted = quote !== null && !pending && error === null;
  const isPossible = isQuoted && quote.lines.length > 0 && quote.problems.length === 0;
  const canSave = isChanged && isPossible && press.canSend;

  async function save(tell: boolean): Promise<boolean> {
    if (!canSave) return false;
    const answer = await press.send(async () => {
      try {
        return await open.changeRows({ ...wish, tell, version, ...shownChange(quote), idempotencyKey: key });
      } catch (refused) {
        if (refused instanceof ApiError && moved.includes(refused.key)) ask();
        throw refused;
      }
    });
    return answer !== null;
  }
  return { ...form, ...shownQuote, press, isSame, canSave, save };
}
