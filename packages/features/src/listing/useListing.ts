import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { Listing, SearchSort } from '@siren/domain/catalog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigation } from '../navigation/index.ts';
import type { Kept } from '../api/index.ts';
import type { ListingAddress } from './address/index.ts';
import { shownPages } from './shownPages.ts';

export interface ListingSource<Sort extends SearchSort> {
  /** What the address says. */
  address: ListingAddress<Sort>;
  /** The query of another address of the same list, with its «?», which stands alone where nothing follows it. */
  queryOf(address: ListingAddress<Sort>): string;
  /** The newest answer about the list. */
  answer: Kept<Listing> & { data: Listing };
}

export interface ListingState<Sort extends SearchSort> {
  /** What is asked for: the address, or the one that is on its way. Marks follow it at once. */
  wanted: ListingAddress<Sort>;
  /** Goes to another list of the same goods. */
  change(next: ListingAddress<Sort>): void;
  /** Numbers of the pages to show. */
  pages: number[];
  /** Place of the last good that is shown. */
  shown: number;
  /** Queries that show one page more, or the one that did not come, and the page before the first one shown. */
  next: string | null;
  earlier: string | null;
  /** One page more is on its way. */
  loading: boolean;
  /** One page more did not come; what was shown before it stays. */
  failed: boolean;
  /** What is shown is being read anew. */
  busy: boolean;
}

/** An address by the values that its list has: an older one may name them otherwise. */
const asListed = <Sort extends SearchSort>(
  address: ListingAddress<Sort>,
  { data, fresh }: Pick<ListingSource<Sort>['answer'], 'data' | 'fresh'>,
): ListingAddress<Sort> => (fresh ? { ...address, filters: data.filters } : address);

/** A list of goods as its address tells it. Pages that were opened one after another all stay on the screen. */
export function useListing<Sort extends SearchSort>({
  address,
  queryOf,
  answer: { data, fresh, error, state },
}: ListingSource<Sort>): ListingState<Sort> {
  const navigate = useNavigate();
  const { pending: moving } = useNavigation();
  const [goal, setGoal] = useState<ListingAddress<Sort> | null>(null);
  // Of an address beyond the end, an old link or one from another city, the answer is the last page there is.
  const last = fresh ? data.page : address.page;
  const [opened, setOpened] = useState(() => shownPages(last)[0] ?? 1);
  // Who goes back before it sees what a reload would show: all up to there.
  const first = last < opened ? (shownPages(last)[0] ?? 1) : opened;
  if (first !== opened) setOpened(first);

  const pages = shownPages(last, first);
  const failed = Boolean(error) && pages.length > 1;
  if (goal && queryOf(goal) === queryOf(address)) setGoal(null);
  // A move that ended elsewhere, by Back for instance: the address is right.
  useEffect(() => {
    if (!moving) setGoal(null);
  }, [moving]);

  const more = goal === null && (moving || (!fresh && state === 'pending' && address.page > 1));
  // More of what is on its way, not of what is still shown.
  const asked = goal ?? address;
  const wanted = goal ?? asListed(address, { data, fresh });
  return {
    wanted,
    change(next) {
      setGoal(next);
      void navigate(queryOf(next));
    },
    pages: failed ? pages.slice(0, -1) : pages,
    shown: Math.min(data.page * SECTION_PAGE_SIZE, data.total),
    next: failed
      ? queryOf(address)
      : address.page < data.pages
        ? queryOf({ ...asked, page: asked.page + 1 })
        : null,
    earlier: first > 1 ? queryOf({ ...asked, page: first - 1 }) : null,
    loading: more,
    failed,
    busy: !more && (goal !== null || state === 'pending'),
  };
}
