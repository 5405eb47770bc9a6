import type { AnswerOf } from '@siren/contract/calls';
import type { SelectedGood } from '@siren/domain/goods';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi, useResource } from '../../../api/index.ts';
import type { Kept } from '../../../api/index.ts';
import { screenPath, useListBulk } from '../../kit/index.ts';
import type { ListAddress, ListSelection, SelectionProps } from '../../kit/index.ts';
import { choicesResource, filtersOf, isOfGoods } from '../resources.ts';
import { selectedOf } from './goodJobs.ts';
import { GoodsBulk } from './GoodsBulk.tsx';

function useGoodsBulk(
  address: ListAddress,
  answer: Kept<AnswerOf<'/api/admin/catalog/list'>>,
): ListSelection {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const choices = useResource(choicesResource).data;
  const total = answer.data?.total ?? 0;
  const { bar, ...list } = useListBulk<SelectedGood>({
    address,
    page: answer.fresh ? (answer.data?.rows ?? []).map(selectedOf) : [],
    total,
    nameOf: ({ name }) => name,
    linkOf: ({ id }) => <Link to={`${screenPath('goods')}/${id}`} />,
    async readAll() {
      const asked = { query: address.query, filters: filtersOf(address.filters), count: total };
      return (await api.call('/api/admin/catalog/select', asked)).goods;
    },
    countChanged: 'Товаров по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget: () => void mutate(isOfGoods, undefined),
  });
  return {
    ...list,
    bar: (
      <GoodsBulk
        bar={bar}
        regions={choices?.regions ?? []}
        sections={choices?.sections ?? []}
        badges={choices?.badges ?? []}
      />
    ),
  };
}

/** Selected goods of the list, and what is done with them. */
export const GoodsSelection = ({
  address,
  answer,
  children,
}: SelectionProps<AnswerOf<'/api/admin/catalog/list'>>) => children(useGoodsBulk(address, answer));
