import { paths } from '@siren/contract/routes';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Stack } from '@siren/ui/layout';
import { useParams } from 'react-router-dom';
import { AccountFrame } from '../account/index.ts';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { Link } from '../navigation/index.ts';
import { OrderSkeleton, orderResource, OrderView } from '../orders/index.ts';
import { PaymentPanel } from '../payments/index.ts';
import { OrderReceipt } from './OrderReceipt.tsx';
import * as css from './OrderReceipt.css.ts';
import { RepeatButton } from './RepeatButton.tsx';
import { RepeatNotes } from './RepeatNotes.tsx';
import { useRepeat } from './useRepeat.ts';

/** /lk/orders/{id}: one's order with its history and its receipt, and the way to have it once more. */
export function OwnOrderPage() {
  const id = Number(useParams().id);
  return (
    <AccountFrame title={`Заказ № ${id}`}>
      <OwnOrder id={id} />
    </AccountFrame>
  );
}

/** Within the frame, so that nothing is asked for any more once one has signed out. */
function OwnOrder({ id }: { id: number }) {
  // It may have come further since it was shown last.
  const {
    data: order,
    error,
    isValidating,
    mutate,
  } = useResource(orderResource(id), { revalidateOnMount: true });
  const state = useRepeat();
  return (
    <>
      <div className={css.way}>
        <Breadcrumbs
          items={[{ label: 'Заказы', render: <Link to={paths.orders()} /> }, { label: `Заказ № ${id}` }]}
        />
      </div>
      {order ? (
        <>
          <OrderView order={order}>
            <PaymentPanel
              order={order}
              onOrder={(next) => void mutate(next, { revalidate: false })}
              read={() => mutate()}
            />
          </OrderView>
          <div className={css.receipt}>
            <Stack gap={6}>
              {state.repeated && <RepeatNotes {...state.repeated} />}
              <div>
                <RepeatButton id={id} state={state} size="l" />
              </div>
              <OrderReceipt order={order} />
            </Stack>
          </div>
        </>
      ) : error ? (
        <LoadFailed
          level={1}
          title="Не&nbsp;получилось показать заказ"
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
}
