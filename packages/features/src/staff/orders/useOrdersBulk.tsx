import type { AnswerOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { LIST_SIZE } from '@siren/domain/lists';
import type { SelectedOrder } from '@siren/domain/orders';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import type { Kept } from '../../api/index.ts';
import { BulkNews, meResource, screenPath, useBulk, useSelection, useTell } from '../kit/index.ts';
import type { ListAddress, ListSelection } from '../kit/index.ts';
import { selectedOf } from './orderJobs.ts';
import { OrdersBulk } from './OrdersBulk.tsx';
import { filtersOf, isOfOrders } from './resources.ts';

const keyOf = ({ id }: SelectedOrder) => String(id);
const nameOf = ({ number }: SelectedOrder) => `Заказ ${number}`;
const linkOf = ({ id }: SelectedOrder) => <Link to={`${screenPath('orders')}/${id}`} />;

const COUNT_CHANGED = 'Заказов по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.';

/** Selected orders of the list, and what is done with them. */
export function useOrdersBulk(
  { query, filters, ...address }: ListAddress,
  answer: Kept<AnswerOf<'/api/admin/orders/list'>>,
): ListSelection {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const page = answer.fresh ? (answer.data?.rows ?? []).map(selectedOf) : [];
  const selection = useSelection({ address: { query, filters, ...address }, page, keyOf });
  const total = answer.data?.total ?? 0;

  /** What was read of orders before is as old as the change. */
  const forget = () => {
    void mutate(isOfOrders, undefined);
    void mutate(meResource.key);
  };
  const bulk = useBulk<SelectedOrder>((left) => {
    selection.add(left);
    forget();
  });

  async function selectAll(): Promise<void> {
    try {
      const { orders } = await api.call('/api/admin/orders/select', {
        query,
        filters: filtersOf(filters),
        count: total,
      });
      selection.add(orders);
    } catch (error) {
      if (!(error instanceof ApiError && error.is('general.conflict'))) return tell.failed(error);
      forget();
      tell.failed(new ApiError({ ...error.body, text: COUNT_CHANGED }, error.status));
    }
  }
  return {
    keys: selection.keys,
    onChange: selection.select,
    news: <BulkNews bulk={bulk} nameOf={nameOf} linkOf={linkOf} />,
    bar: (
      <OrdersBulk
        selected={selection.items}
        total={total > LIST_SIZE ? total : selection.keys.length}
        working={bulk.work !== null}
        onRun={(job) => {
          selection.clear();
          void bulk.run(job);
        }}
        onSelectAll={selectAll}
      />
    ),
  };
}
