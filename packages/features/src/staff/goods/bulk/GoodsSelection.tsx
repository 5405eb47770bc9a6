import type { AnswerOf } from '@siren/contract/calls';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi, useResource } from '../../../api/index.ts';
import { screenPath, useListBulk } from '../../kit/index.ts';
import type { SelectionProps } from '../../kit/index.ts';
import { choicesResource, filtersOf, isOfGoods } from '../resources.ts';
import { selectedOf } from './goodJobs.ts';
import { GoodsBulk } from './GoodsBulk.tsx';

const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('goods')}/${id}`} />;

/** Selected goods of the list, and what is done with them. */
export function GoodsSelection({
  address,
  answer,
  children,
}: SelectionProps<AnswerOf<'/api/admin/catalog/list'>>) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const choices = useResource(choicesResource).data;
  const { bar, ...list } = useListBulk({
    address,
    answer,
    itemOf: selectedOf,
    nameOf: ({ name }) => name,
    linkOf,
    async readAll(count) {
      const asked = { query: address.query, filters: filtersOf(address.filters), count };
      return (await api.call('/api/admin/catalog/select', asked)).goods;
    },
    countChanged: 'Товаров по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget: () => void mutate(isOfGoods, undefined),
  });
  return children({
    ...list,
    bar: (
      <GoodsBulk
        bar={bar}
        regions={choices?.regions ?? []}
        sections={choices?.sections ?? []}
        badges={choices?.badges ?? []}
      />
    ),
  });
}
