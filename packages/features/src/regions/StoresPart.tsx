import type { City, Store } from '@siren/domain/regions';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../info/index.ts';
import { LazyStoreMap } from './LazyStoreMap.tsx';
import { knownCity, storeAddress } from './storeAddress.ts';
import { StoreRow } from './StoreRow.tsx';
import * as css from './StoresPart.css.ts';

export interface StoresPartProps {
  stores: readonly Store[];
  /** IANA time zone that the stores keep. */
  timeZone: string;
  /** Names of the cities, for the map and for stores of several. */
  cities: readonly City[];
  /** Code of the buyer's city: its stores are shown first on the map. */
  city?: string;
  /** What is said of a store besides: how many pieces lie there. */
  note?(store: Store): ReactNode;
  /** Name of the list. @default 'Магазины' */
  label?: string;
}

/** Stores as a list and on a map; what is chosen in one is chosen in the other. The list tells everything. */
export function StoresPart({ stores, timeZone, cities, city, note, label = 'Магазины' }: StoresPartProps) {
  const now = useNow();
  const first = stores.find((store) => store.city === city) ?? stores[0];
  const goesWithoutSaying = knownCity(stores, city);
  // undefined until somebody chose; null where the chosen one was closed again.
  const [chosen, setChosen] = useState<number | null>();
  // What was chosen may stand in another region than the one that is shown now.
  const known = chosen === null || stores.some(({ id }) => id === chosen);
  const selected = known ? (chosen ?? null) : (first?.id ?? null);
  if (stores.length === 0) return null;
  return (
    <div className={css.part}>
      <ul className={css.list} aria-label={label}>
        {stores.map((store, index) => (
          <StoreRow
            key={store.id}
            store={store}
            address={storeAddress(store, cities, goesWithoutSaying)}
            number={index + 1}
            now={now}
            timeZone={timeZone}
            note={note?.(store)}
            selected={store.id === selected}
            onSelect={() => setChosen(store.id === selected ? null : store.id)}
          />
        ))}
      </ul>
      <LazyStoreMap stores={stores} cities={cities} city={city} selected={selected} onSelect={setChosen} />
    </div>
  );
}
