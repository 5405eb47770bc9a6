import type { AnswerOf } from '@siren/contract/calls';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { meResource, screenPath, useListBulk } from '../kit/index.ts';
import type { SelectionProps } from '../kit/index.ts';
import { selectedOf } from './orderJobs.ts';
import { OrdersBulk } from './OrdersBulk.tsx';
import { filtersOf, isOfOrders } from './resources.ts';

const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('orders')}/${id}`} />;

/** Selected orders of the list, and what is done with them. */
export function OrdersSelection({
  address,
  answer,
  children,
}: SelectionProps<AnswerOf<'/api/admin/orders/list'>>) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { bar, ...list } = useListBulk({
    address,
    answer,
    itemOf: selectedOf,
    nameOf: ({ number }) => `Заказ ${number}`,
    linkOf,
    async readAll(count) {
      const asked = { query: address.query, filters: filtersOf(address.filters), count };
      return (await api.call('/api/admin/orders/select', asked)).orders;
    },
    countChanged: 'Заказов по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget() {
      void mutate(isOfOrders, undefined);
      void mutate(meResource.key);
    },
  });
  return children({ ...list, bar: <OrdersBulk bar={bar} /> });
}
