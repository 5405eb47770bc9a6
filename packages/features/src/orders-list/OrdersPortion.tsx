import { LoadFailed } from '../errors/index.ts';
import { useResource } from '../api/index.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { ordersResource } from './resources.ts';

/** One page of the list, as far as it is there. */
export function OrdersPortion({ page }: { page: number }) {
  const { data, error, state, mutate } = useResource(ordersResource(page));
  if (data)
    return data.items.map((order) => (
      <li key={order.id}>
        <OrderCard order={order} />
      </li>
    ));
  if (!error) return <OrdersSkeleton />;
  return (
    <li>
      <LoadFailed
        title="Заказы не&nbsp;загрузились"
        error={error}
        retrying={state === 'pending'}
        onRetry={() => void mutate()}
      />
    </li>
  );
}
