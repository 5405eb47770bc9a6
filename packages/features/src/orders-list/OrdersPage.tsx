import { paths } from '@siren/contract/routes';
import { ORDERS_PAGE } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { ShowMore } from '@siren/ui/pagination';
import { Text } from '@siren/ui/text';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../account-frame/index.ts';
import { useResource } from '../api/index.ts';
import { Link, useNavigation } from '../navigation/index.ts';
import * as css from './OrdersList.css.ts';
import { OrdersPortion } from './OrdersPortion.tsx';
import { ordersResource, pagesOf } from './resources.ts';

const ORDERS = ['заказ', 'заказа', 'заказов'] as const;

/** /lk/orders: one's orders, the newest first; the address tells how far down the list goes. */
export function OrdersPage() {
  return (
    <AccountFrame title="Заказы">
      <OrdersPanel />
    </AccountFrame>
  );
}

/** Within the frame, so that nothing is asked for any more once one has signed out. */
function OrdersPanel() {
  const [search] = useSearchParams();
  const { pending } = useNavigation();
  const pages = pagesOf(search);
  // The newest may have come, or come further, since the list was shown last.
  const { data } = useResource(ordersResource(1), { revalidateOnMount: true });
  const total = data?.total ?? 0;
  const shown = Math.min(total, pages * ORDERS_PAGE);
  return (
    <>
      <div className={css.heading}>
        <Heading level={1}>Заказы</Heading>
        {total > 0 && (
          <Text as="span" size={18} tone="muted" numeric nowrap>
            {formatCount(total, ORDERS)}
          </Text>
        )}
      </div>
      {data && total === 0 ? (
        <EmptyState
          title="Заказов пока нет"
          text="Здесь будет всё, что вы&nbsp;закажете: статус, чек и&nbsp;повтор одним нажатием."
          action={<Button render={<Link to={paths.sections()} />}>Открыть каталог</Button>}
        />
      ) : (
        <ul className={css.list} aria-label="Заказы" aria-busy={!data}>
          {Array.from({ length: pages }, (_, index) => (
            <OrdersPortion key={index} page={index + 1} />
          ))}
        </ul>
      )}
      {total > ORDERS_PAGE && (
        <div className={css.more}>
          <ShowMore
            words={`Показано ${shown} из\u00a0${formatCount(total, ['заказа', 'заказов', 'заказов'])}`}
            shown={shown}
            total={total}
            step={ORDERS_PAGE}
            loading={pending}
            render={<Link to={`?page=${pages + 1}`} replace />}
          />
        </div>
      )}
    </>
  );
}
