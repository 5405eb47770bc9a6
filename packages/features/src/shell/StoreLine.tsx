import type { Store } from '@siren/domain/regions';
import { formatPhone } from '@siren/ui/format';
import { hoursText, phoneAddress } from '../regions/index.ts';
import * as css from './FrameView.css.ts';

export interface StoreLineProps {
  store: Store;
}

/** How to reach the nearest store, in the line above the header. */
export function StoreLine({ store }: StoreLineProps) {
  return (
    <>
      {store.phone && (
        <a className={css.topLink} href={phoneAddress(store.phone)}>
          {formatPhone(store.phone)}
        </a>
      )}
      <span className={css.onlyDesk}>
        {store.address}, {hoursText(store).toLowerCase()}
      </span>
    </>
  );
}
