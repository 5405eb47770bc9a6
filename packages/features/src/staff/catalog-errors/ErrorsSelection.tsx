import type { AnswerOf } from '@siren/contract/calls';
import type { ErrorPerson } from '@siren/domain/catalog-errors';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { meResource, screenPath, useListBulk } from '../kit/index.ts';
import type { SelectionProps } from '../kit/index.ts';
import { selectedOf } from './errorJobs.ts';
import { ErrorsBulk } from './ErrorsBulk.tsx';
import { filtersOf, isOfErrors } from './resources.ts';

const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('catalog-errors')}?error=${id}`} />;

/** Selected errors of the list, and what is done with them. */
export function ErrorsSelection({
  address,
  answer,
  people,
  children,
}: SelectionProps<AnswerOf<'/api/admin/catalog-error/list'>> & { people: readonly ErrorPerson[] }) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { bar, ...list } = useListBulk({
    address,
    answer,
    itemOf: selectedOf,
    nameOf: ({ name }) => name,
    linkOf,
    async readAll(count) {
      const asked = { query: address.query, filters: filtersOf(address.filters), count };
      return (await api.call('/api/admin/catalog-error/select', asked)).errors;
    },
    countChanged: 'Ошибок по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget() {
      void mutate(isOfErrors, undefined);
      void mutate(meResource.key);
    },
  });
  return children({ ...list, bar: <ErrorsBulk bar={bar} people={people} /> });
}
