import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { readOwn, writeOwn } from '../../info/index.ts';
import { officeStoresResource } from '../resources.ts';

/** The store that this till stands in, in the browser's memory. */
const NAME = 'office-store';

/** The store whose pieces one looks at: the one that was chosen here last, else the first. */
export function useOwnStore() {
  const { data, error, mutate } = useResource(officeStoresResource);
  const [chosen, setChosen] = useState(() => readOwn(NAME));
  const stores = data?.stores ?? [];
  const store = stores.find(({ id }) => id === chosen) ?? stores[0] ?? null;
  return {
    stores,
    store,
    error: data ? undefined : error,
    retry: () => void mutate(),
    choose(id: number): void {
      setChosen(id);
      writeOwn(NAME, id);
    },
  };
}
