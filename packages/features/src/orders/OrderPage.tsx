import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Skeleton } from '@siren/ui/skeleton';
import { Container, Stack } from '@siren/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '../api/index.ts';
import { errorText } from '../notices/index.ts';
import { orderResource } from './resources.ts';
import { OrderView } from './OrderView.tsx';

/** `/cart/checkout?id=`: the order that was placed. */
export function OrderPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const { data: order, error, mutate } = useResource(orderResource(id));
  return (
    <Container>
      <title>{`Заказ № ${id} | Сирень`}</title>
      {order ? (
        <OrderView order={order} />
      ) : error ? (
        <EmptyState
          level={1}
          title="Не получилось показать заказ"
          text={errorText(error)}
          action={<Button onClick={() => void mutate()}>Повторить</Button>}
        />
      ) : (
        <Stack gap={4} aria-busy="true">
          <Skeleton width="12em" height="2.5em" />
          <Skeleton shape="tile" height="20em" />
        </Stack>
      )}
    </Container>
  );
}
