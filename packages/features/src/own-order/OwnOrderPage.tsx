import { paths } from '@siren/contract/routes';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { useParams } from 'react-router-dom';
import { AccountFrame } from '../account-frame/index.ts';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { Link } from '../navigation/index.ts';
import { OrderSkeleton, orderResource, OrderView } from '../orders/index.ts';
import { PaymentPanel } from '../payments/index.ts';
import { LateOrderPapers } from './LateOrderPapers.tsx';
import * as css from './OwnOrderPage.css.ts';

/** How often an order that is looked at is asked after, ms. */
const LOOK_MS = 20_000;

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
  // It may have come further since it was shown last, and comes further while it is looked at.
  const options = { revalidateOnMount: true, revalidateOnFocus: true, refreshInterval: LOOK_MS };
  const { data: order, error, state, mutate } = useResource(orderResource(id), options);
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
          <LateOrderPapers order={order} />
        </>
      ) : error ? (
        <LoadFailed
          level={1}
          title="Не&nbsp;получилось показать заказ"
          error={error}
          retrying={state === 'pending'}
          onRetry={() => void mutate()}
        />
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
}
