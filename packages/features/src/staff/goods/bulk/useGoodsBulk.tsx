import type { AnswerOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { SelectedGood } from '@siren/domain/goods';
import { LIST_SIZE } from '@siren/domain/lists';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi, useResource } from '../../../api/index.ts';
import type { Kept } from '../../../api/index.ts';
import { BulkNews, screenPath, useBulk, useSelection, useTell } from '../../kit/index.ts';
import type { ListAddress, ListSelection } from '../../kit/index.ts';
import { choicesResource, filtersOf, isOfGoods } from '../resources.ts';
import { selectedOf } from './goodJobs.ts';
import { GoodsBulk } from './GoodsBulk.tsx';

const keyOf = ({ id }: SelectedGood) => String(id);
const nameOf = ({ name }: SelectedGood) => name;
const linkOf = ({ id }: SelectedGood) => <Link to={`${screenPath('goods')}/${id}`} />;

const COUNT_CHANGED = 'Товаров по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.';

/** Selected goods of the list, and what is done with them. */
export function useGoodsBulk(
  { query, filters, ...address }: ListAddress,
  answer: Kept<AnswerOf<'/api/admin/catalog/list'>>,
): ListSelection {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const regions = useResource(choicesResource).data?.regions ?? [];
  const page = answer.fresh ? (answer.data?.rows ?? []).map(selectedOf) : [];
  const selection = useSelection({ address: { query, filters, ...address }, page, keyOf });
  const total = answer.data?.total ?? 0;

  /** What was read of goods before is as old as the change. */
  const forget = () => void mutate(isOfGoods, undefined);
  const bulk = useBulk<SelectedGood>((left) => {
    selection.add(left);
    forget();
  });

  async function selectAll(): Promise<void> {
    try {
      const asked = { query, filters: filtersOf(filters), count: total };
      selection.add((await api.call('/api/admin/catalog/select', asked)).goods);
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
      <GoodsBulk
        selected={selection.items}
        regions={regions}
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
