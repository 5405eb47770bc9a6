import type { City, Store } from '@siren/domain/regions';
import { formatPhone } from '@siren/ui/format';
import { hoursText, phoneAddress, storeAddress } from '../regions/index.ts';
import * as css from './FrameView.css.ts';

export interface StoreLineProps {
  store: Store;
  /** Names of the cities. */
  cities: readonly City[];
  /** Code of the buyer's city. */
  city: string;
}

/** How to reach the nearest store, in the line above the header. */
export function StoreLine({ store, cities, city }: StoreLineProps) {
  return (
    <>
      {store.phone && (
        <a className={css.topLink} href={phoneAddress(store.phone)}>
          {formatPhone(store.phone)}
        </a>
      )}
      <span className={css.onlyDesk}>
        {storeAddress(store, cities, city)}, {hoursText(store).toLowerCase()}
      </span>
    </>
  );
}
