import { ApiError } from '@siren/contract/errors';
import { shownChange } from '@siren/domain/order-changes';
import type { StaffOrder } from '@siren/domain/orders';
import { useState } from 'react';
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
  /** Rows or services are others by now than those that the wish is about. */
  isOutdated: boolean;
  canSave: boolean;
  saving: boolean;
  /** Why this wish was not saved; null where nobody tried, and where others were quicker: that is told by `isOutdated`. */
  refused: unknown;
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
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<{ key: string; error: unknown } | null>(null);
  const { wish, key, isChanged } = form;
  const { quote, pending, error, ask } = shownQuote;
  const isQuoted = quote !== null && !pending && error === null;
  const refused = refusal?.key === key ? refusal.error : null;
  // Without an answer the rows may be others because this very change was made: its key tells, pressed again.
  const mayBeMade = refused !== null && !(refused instanceof ApiError);
  const isPossible = isQuoted && quote.lines.length > 0 && quote.problems.length === 0;
  const canSave = isChanged && isPossible && (isSame || mayBeMade);

  async function save(tell: boolean): Promise<boolean> {
    if (saving || !canSave) return false;
    setSaving(true);
    setRefusal(null);
    try {
      await open.changeRows({
        ...wish,
        tell,
        version,
        ...shownChange(quote),
        idempotencyKey: key,
      });
      // It stays so until the dialog is shut: the new order is no other one that somebody has to look at.
      return true;
    } catch (failed) {
      setRefusal({ key, error: failed });
      if (failed instanceof ApiError && moved.includes(failed.key)) ask();
      setSaving(false);
      return false;
    }
  }
  return {
    ...form,
    ...shownQuote,
    isOutdated: !isSame && !saving,
    canSave,
    saving,
    refused: isSame || mayBeMade ? refused : null,
    save,
  };
}
