import type { AnswerOf } from '@siren/contract/calls';
import { LIST_SIZE } from '@siren/domain/lists';
import useSWR from 'swr';
import { useApi } from '../../../api/index.ts';
import type { Resource } from '../../../api/index.ts';
import { listStart } from '../list/listAddress.ts';
import type { ListAddress } from '../list/listAddress.ts';
import { meantAddress } from '../list/listRule.ts';
import type { ListRule } from '../list/listRule.ts';
import { edgesOf, placeInList } from './placeInList.ts';
import type { PlaceInList } from './placeInList.ts';

type ListPath =
  `/api/admin/${'orders' | 'clients' | 'catalog' | 'imports' | 'franchise-stores' | 'coupons'}/list`;

/** The list whose records stand beside one another. */
export interface NearList<Path extends ListPath = ListPath> {
  rule: ListRule;
  pageOf(address: ListAddress): Resource<Path>;
}

/** As it was seen in the list: what was read there is not read anew, for each look at clients is recorded. */
const asSeen = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

function useRows(wanted: Resource<ListPath> | null): AnswerOf<ListPath> | undefined {
  const api = useApi();
  const read = useSWR<AnswerOf<ListPath>, unknown>(
    wanted?.key ?? null,
    wanted && (() => api.call(wanted.path, wanted.payload)),
    asSeen,
  );
  return read.data;
}

/** Where a record stands in the list that one came from. @param from query of that list; null where one came from none */
export function usePlaceInList(
  id: number,
  from: string | null,
  { rule, pageOf }: NearList,
): PlaceInList | null {
  const address = from === null ? listStart : meantAddress(new URLSearchParams(from), rule);
  const { page } = address;
  const here = useRows(from === null ? null : pageOf(address));
  const edges = edgesOf(id, { page, here }, LIST_SIZE);
  const before = useRows(edges.before ? pageOf({ ...address, page: page - 1 }) : null);
  const after = useRows(edges.after ? pageOf({ ...address, page: page + 1 }) : null);
  return placeInList(id, { page, here, before, after }, LIST_SIZE);
}
