import { officeViews } from '@siren/domain/back-office';
import type { OfficeOrdersView } from '@siren/domain/back-office';
import { knownIn, readId } from '@siren/domain/lists';
import { useSearchParams } from 'react-router-dom';
import { officeOrdersResource } from '../resources.ts';
import { useLive } from '../useLive.ts';

/** What the list shows, as its address says. */
export interface OrdersAsked {
  query: string;
  view: OfficeOrdersView;
  store: number | null;
}

/** The address says it, so that a reload and the way back from an order show the same list. */
function useAsked() {
  const [address, setAddress] = useSearchParams();
  const asked: OrdersAsked = {
    query: (address.get('q') ?? '').trim(),
    view: knownIn([address.get('view') ?? ''], officeViews)[0] ?? 'all',
    store: readId(address.get('store') ?? ''),
  };
  const ask = (to: Partial<OrdersAsked>) => {
    const { query, view, store } = { ...asked, ...to };
    setAddress({
      ...(query !== '' && { q: query }),
      ...(view !== 'all' && { view }),
      ...(store !== null && { store: String(store) }),
    });
  };
  return { asked, ask, search: address.size === 0 ? '' : `?${address.toString()}` };
}

/** Orders that the till works on, as they are now (behaviour office-9). */
export function useOfficeOrders() {
  const { asked, ask, search } = useAsked();
  const { data, error, stale, retry } = useLive(officeOrdersResource(asked));
  return { data, error, stale, retry, asked, ask, search };
}
