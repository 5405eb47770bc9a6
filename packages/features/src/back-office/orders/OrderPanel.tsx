import { ApiError } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import { EmptyState } from '@siren/ui/empty-state';
import { useRef } from 'react';
import { ComingLines } from '../ComingLines.tsx';
import { useResource } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import { moneyOf, OrderTotals } from '../../staff/orders/index.ts';
import * as css from '../panels.css.ts';
import { OrderReceipts } from '../receipts/index.ts';
import { receiptsOfOrderResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import type { StaleNoteProps } from '../StaleNote.tsx';
import { OrderDeeds } from './OrderDeeds.tsx';
import { OrderPanelHead } from './OrderPanelHead.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { useOfficeOrder } from './useOfficeOrder.ts';
import type { OfficeOrder } from './useOfficeOrder.ts';

export interface OrderPanelProps {
  id: number;
  /** Query of the list that one goes back to. */
  back: string;
}

/** An order with what is done with it at the till (behaviour office-10). */
export function OrderPanel({ id, back }: OrderPanelProps) {
  const { data, error, retry, open } = useOfficeOrder(id);
  if (data) return <Opened shown={data} open={open} back={back} error={error} onRetry={retry} />;
  if (error instanceof ApiError && error.is('order.not_found'))
    return (
      <div className={css.nothing}>
        <EmptyState title="Такого заказа нет" text="Выберите другой в&nbsp;списке." />
      </div>
    );
  if (error !== undefined)
    return (
      <div className={css.nothing}>
        <LoadFailed title={'Не\u00a0получилось открыть заказ'} error={error} onRetry={retry} />
      </div>
    );
  return <ComingLines className={css.loading} />;
}

interface OpenedProps extends StaleNoteProps {
  shown: StaffOrder;
  open: OfficeOrder;
  back: string;
}

function Opened({ shown, open, back, error, onRetry }: OpenedProps) {
  const receipts = useResource(receiptsOfOrderResource(shown.order.id));
  const money = moneyOf(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={css.panel} aria-label={`Заказ № ${shown.order.number}`}>
      <div className={css.panelBody}>
        <OrderPanelHead shown={shown} money={money} open={open} back={back} headingRef={heading} />
        <StaleNote
          error={error ?? (receipts.data && receipts.error)}
          onRetry={() => {
            onRetry();
            void receipts.mutate();
          }}
        />
        <OrderReceipts order={shown.order.id} />
        <OrderGoods shown={shown} />
        <div className={css.totals}>
          <OrderTotals shown={shown} />
        </div>
      </div>
      <OrderDeeds shown={shown} money={money} open={open} heading={heading} />
    </article>
  );
}
