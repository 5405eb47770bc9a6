import type { AnswerOf } from '@siren/contract/calls';
import type { SelectedOrder } from '@siren/domain/orders';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import type { Kept } from '../../api/index.ts';
import { meResource, screenPath, useListBulk } from '../kit/index.ts';
import type { ListAddress, ListSelection, SelectionProps } from '../kit/index.ts';
import { selectedOf } from './orderJobs.ts';
import { OrdersBulk } from './OrdersBulk.tsx';
import { filtersOf, isOfOrders } from './resources.ts';

function useOrdersBulk(
  address: ListAddress,
  answer: Kept<AnswerOf<'/api/admin/orders/list'>>,
): ListSelection {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const total = answer.data?.total ?? 0;
  const { bar, ...list } = useListBulk<SelectedOrder>({
    address,
    page: answer.fresh ? (answer.data?.rows ?? []).map(selectedOf) : [],
    total,
    nameOf: ({ number }) => `Заказ ${number}`,
    linkOf: ({ id }) => <Link to={`${screenPath('orders')}/${id}`} />,
    async readAll() {
      const asked = { query: address.query, filters: filtersOf(address.filters), count: total };
      return (await api.call('/api/admin/orders/select', asked)).orders;
    },
    countChanged: 'Заказов по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget() {
      void mutate(isOfOrders, undefined);
      void mutate(meResource.key);
    },
  });
  return { ...list, bar: <OrdersBulk bar={bar} /> };
}

/** Selected orders of the list, and what is done with them. */
export const OrdersSelection = ({
  address,
  answer,
  children,
}: SelectionProps<AnswerOf<'/api/admin/orders/list'>>) => children(useOrdersBulk(address, answer));
