import { readId } from '@siren/domain/lists';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListAddressState } from '../list/index.ts';

/** Which row of a list is open beside it: its id stands in the address, under this name, beside what the list says. */
export function useOpenedRow({ address, change, queryOf }: ListAddressState, name: string) {
  const [params] = useSearchParams();
  const base = queryOf({ page: address.page });
  return {
    id: readId(params.get(name) ?? ''),
    linkOf: ({ id }: { id: number }) => <Link to={`${base}${base === '?' ? '' : '&'}${name}=${id}`} />,
    close: () => change({ page: address.page }),
  };
}
