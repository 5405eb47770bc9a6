import type { AnswerOf } from '@siren/contract/calls';
import type { ErrorPerson, SelectedError } from '@siren/domain/catalog-errors';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import type { Kept } from '../../api/index.ts';
import { meResource, screenPath, useListBulk } from '../kit/index.ts';
import type { ListAddress, ListSelection, SelectionProps } from '../kit/index.ts';
import { selectedOf } from './errorJobs.ts';
import { ErrorsBulk } from './ErrorsBulk.tsx';
import { filtersOf, isOfErrors } from './resources.ts';

function useErrorsBulk(
  address: ListAddress,
  answer: Kept<AnswerOf<'/api/admin/catalog-error/list'>>,
  people: readonly ErrorPerson[],
): ListSelection {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const total = answer.data?.total ?? 0;
  const { bar, ...list } = useListBulk<SelectedError>({
    address,
    page: answer.fresh ? (answer.data?.rows ?? []).map(selectedOf) : [],
    total,
    nameOf: ({ name }) => name,
    linkOf: ({ id }) => <Link to={`${screenPath('catalog-errors')}?error=${id}`} />,
    async readAll() {
      const asked = { query: address.query, filters: filtersOf(address.filters), count: total };
      return (await api.call('/api/admin/catalog-error/select', asked)).errors;
    },
    countChanged: 'Ошибок по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget() {
      void mutate(isOfErrors, undefined);
      void mutate(meResource.key);
    },
  });
  return { ...list, bar: <ErrorsBulk bar={bar} people={people} /> };
}

/** Selected errors of the list, and what is done with them. */
export const ErrorsSelection = ({
  address,
  answer,
  people,
  children,
}: SelectionProps<AnswerOf<'/api/admin/catalog-error/list'>> & { people: readonly ErrorPerson[] }) =>
  children(useErrorsBulk(address, answer, people));
