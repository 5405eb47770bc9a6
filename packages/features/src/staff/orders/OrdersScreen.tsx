import { isTooShort, orderViews } from '@siren/domain/orders';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatMoney } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept, useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import { useNow } from '../../info/index.ts';
import {
  chosenOf,
  ListView,
  NewOrder,
  screenPath,
  useColumns,
  useListAddress,
  useRoom,
  useSavedViews,
} from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import { orderColumns } from './orderColumns.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import {
  askedBy,
  FIRST_SORT,
  orderRule,
  ordersFile,
  ordersResource,
  orderViewsResource,
} from './resources.ts';
import { OrdersSelection } from './OrdersSelection.tsx';

/** Orders come while somebody looks: they are asked for anew so often, ms. */
const asTheyCome = { refreshInterval: 30_000 };

const keyOf = ({ id }: { id: number }) => String(id);
const nameOf = ({ number }: { number: string }) => `Заказ ${number}`;
const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('orders')}/${id}`} />;

/** All orders, narrowed by views, filters and a search. Steps of others’ orders may ask who one is. */
export const OrdersScreen = () => (
  <ConfirmProvider>
    <Orders />
  </ConfirmProvider>
);

function Orders() {
  const list = useListAddress(orderRule);
  const answer = useKept(ordersResource(list.address), asTheyCome);
  const known = useResource(orderViewsResource, asTheyCome).data;
  const room = useRoom();
  const now = useNow() ?? 0;
  const roomy = useMemo(() => orderColumns(room, now), [room, now]);
  const columns = useColumns('orders', list, roomy);
  const { data } = answer;
  const views: ListViewLink[] = known
    ? orderViews(known.today).map(({ key, title, filters }) => ({
        title,
        filters: chosenOf({ ...filters }),
        count: known.counts[key],
      }))
    : [];
  const saved = useSavedViews(
    { of: { list: 'orders', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    views.map(({ title }) => title),
  );
  return (
    <ListView
      title="Заказы"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      actions={<NewOrder size="s" />}
      views={[...views, ...saved.links]}
      saved={saved}
      searchLabel="Номер, телефон, имя"
      isTooShort={isTooShort}
      filters={
        <OrderFilters
          list={list}
          stores={known?.stores ?? []}
          sources={known?.sources ?? []}
          today={known?.today ?? null}
        />
      }
      summary={
        data
          ? `${formatCount(data.total, ['заказ', 'заказа', 'заказов'])} на\u00a0${formatMoney(data.sums.toPay)}`
          : null
      }
      exportAddress={(format) => ordersFile(list.address, format)}
      empty={<EmptyState title="Заказов пока нет" text="Первый появится здесь, как только его оформят." />}
      renderSelection={(draw) => (
        <OrdersSelection address={list.address} answer={answer}>
          {draw}
        </OrdersSelection>
      )}
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}
