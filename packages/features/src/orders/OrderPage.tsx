import { Container } from '@siren/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { PaymentPanel } from '../payments/index.ts';
import { LateCreateAccount } from './LateCreateAccount.tsx';
import { orderResource } from './resources.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';

/** `/cart/checkout?id=`: the order that was placed, to be confirmed and paid. */
export function OrderPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const { data: order, error, state, mutate } = useResource(orderResource(id));
  return (
    <Container>
      <title>{`Заказ № ${id} | Сирень`}</title>
      {order ? (
        <>
          <OrderView order={order}>
            <PaymentPanel
              order={order}
              onOrder={(next) => void mutate(next, { revalidate: false })}
              read={() => mutate()}
            />
          </OrderView>
          <LateCreateAccount order={order} />
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
    </Container>
  );
}
