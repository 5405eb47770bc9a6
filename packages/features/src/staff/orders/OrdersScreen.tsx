import { moneyStates, orderStatusCodes, orderViews } from '@siren/domain/orders';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatMoney } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept, useResource } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import { chosenOf, FilterMenu, ListView, screenPath, useListAddress, useRoom } from '../kit/index.ts';
import type { ListAddressState, ListViewLink } from '../kit/index.ts';
import { orderColumns } from './orderColumns.tsx';
import { moneyWords, statusWords } from './orderWords.ts';
import { FIRST_SORT, orderFilters, ordersResource, orderViewsResource } from './resources.ts';

const keyOf = ({ id }: { id: number }) => String(id);
const nameOf = ({ number }: { number: string }) => `Заказ ${number}`;
const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('orders')}/${id}`} />;

/** All orders, narrowed by views, filters and a search. */
export function OrdersScreen() {
  const list = useListAddress(orderFilters);
  const answer = useKept(ordersResource(list.address));
  const known = useResource(orderViewsResource).data;
  const room = useRoom();
  const now = useNow() ?? 0;
  const columns = useMemo(() => orderColumns(room, now), [room, now]);
  const { data } = answer;
  const views: ListViewLink[] = known
    ? orderViews(known.today).map(({ key, title, filters }) => ({
        title,
        filters: chosenOf({ ...filters }),
        count: known.counts[key],
      }))
    : [];
  return (
    <ListView
      title="Заказы"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={views}
      searchLabel="Номер, телефон, имя"
      filters={<OrderFilters list={list} stores={known?.stores ?? []} />}
      summary={
        data
          ? `${formatCount(data.total, ['заказ', 'заказа', 'заказов'])} на\u00a0${formatMoney(data.sums.toPay)}`
          : null
      }
      empty={<EmptyState title="Заказов пока нет" text="Первый появится здесь, как только его оформят." />}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}

const statusOptions = orderStatusCodes.map((value) => ({ value, label: statusWords[value].word }));
const moneyOptions = moneyStates.map((value) => ({ value, label: moneyWords[value].word }));

interface OrderFiltersProps {
  list: ListAddressState;
  stores: readonly { id: number; name: string }[];
}

function OrderFilters({ list: { address, change }, stores }: OrderFiltersProps) {
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      <FilterMenu
        label="Статус"
        options={statusOptions}
        chosen={filters.status ?? []}
        onChange={choose('status')}
      />
      <FilterMenu
        label="Оплата"
        options={moneyOptions}
        chosen={filters.money ?? []}
        onChange={choose('money')}
      />
      {stores.length > 0 && (
        <FilterMenu
          label="Магазин"
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={filters.store ?? []}
          onChange={choose('store')}
        />
      )}
    </>
  );
}
