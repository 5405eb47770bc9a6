import { readId } from '@siren/domain/lists';
import { EmptyState } from '@siren/ui/empty-state';
import { Text } from '@siren/ui/text';
import { useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import * as css from '../panels.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { OrdersSide } from './OrdersSide.tsx';
import { useOfficeOrders } from './useOfficeOrders.ts';

/** Orders to work on at the left, one of them beside them; on a phone one of both (behaviour office-9). */
export function OrdersScreen() {
  const { order } = useParams();
  const list = useOfficeOrders();
  const id = order === undefined ? null : readId(order);
  return (
    <ConfirmProvider>
      <div className={css.screen} data-state={order === undefined ? 'list' : 'order'}>
        <OrdersSide list={list} current={id} />
        {id !== null ? (
          <OrderPanel key={id} id={id} back={list.search} />
        ) : (
          <div className={css.nothing}>
            {order === undefined ? (
              <Text tone="muted">Выберите заказ или найдите его по&nbsp;номеру, телефону или коду.</Text>
            ) : (
              <EmptyState title="Такого заказа нет" text="Выберите другой в&nbsp;списке." />
            )}
          </div>
        )}
      </div>
    </ConfirmProvider>
  );
}
