import type { Order } from '@siren/domain/orders';
import { Stack } from '@siren/ui/layout';
import { RepeatButton, RepeatNotes, useRepeat } from '../orders-list/index.ts';
import { OrderReceipt } from './OrderReceipt.tsx';
import * as css from './OrderReceipt.css.ts';

/** The way to have an order once more, and its receipt. */
export function OrderPapers({ order }: { order: Order }) {
  const state = useRepeat();
  return (
    <div className={css.receipt}>
      <Stack gap={6}>
        {state.repeated && <RepeatNotes {...state.repeated} />}
        <div>
          <RepeatButton id={order.id} state={state} size="l" />
        </div>
        <OrderReceipt order={order} />
      </Stack>
    </div>
  );
}
