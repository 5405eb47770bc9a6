import type { Store } from '@siren/domain/regions';
import { Badge } from '@siren/ui/badge';
import { formatPhone } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Radio } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { hoursText, phoneAddress } from '../../regions/index.ts';
import type { PickupWords } from './pickupText.ts';
import * as css from './StoreChoice.css.ts';

export interface PickupRowProps {
  store: Store;
  /** Its number on the map. */
  number: number;
  /** It cannot be chosen: something is not to be had there. */
  lacking: boolean;
  /** What it can do for the order; null where nothing is ordered yet. */
  words: PickupWords | null;
  /** How far it is; null while nobody knows from where. */
  distance: string | null;
  chosen: boolean;
  /** It was pressed on the map, and cannot be chosen. */
  looked: boolean;
}

/** A store to choose: what it can do for the order, where it is, when it is open, and how to call it. */
export function PickupRow({ store, number, lacking, words, distance, chosen, looked }: PickupRowProps) {
  return (
    <div className={css.row} data-state={chosen ? 'on' : looked ? 'looked' : undefined}>
      <Radio
        value={String(store.id)}
        disabled={lacking}
        end={
          distance && (
            <Text as="span" size={14} tone="muted" numeric nowrap>
              {distance}
            </Text>
          )
        }
        description={
          <span className={css.words}>
            {words && (
              <Text as="span" size={14} weight="medium" tone={words.tone}>
                {words.text}
              </Text>
            )}
            <span className={css.name}>
              {store.name}
              {store.franchise && <Badge>Магазин-партнёр</Badge>}
            </span>
            <span>{hoursText(store)}</span>
          </span>
        }
      >
        <span className={css.address}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          {store.address}
        </span>
      </Radio>
      {store.phone && (
        <div className={css.phone}>
          <Link variant="quiet" href={phoneAddress(store.phone)}>
            {formatPhone(store.phone)}
          </Link>
        </div>
      )}
    </div>
  );
}
