import { openState } from '@siren/domain/regions';
import type { Store } from '@siren/domain/regions';
import { formatPhone } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import * as css from './StoreList.css.ts';

export interface StoreListProps {
  stores: readonly Store[];
  /** ms since 1970; null while it is not known, then only the hours are told. */
  now: number | null;
  /** IANA time zone that the stores keep. */
  timeZone: string;
}

/** Stores with address, hours, whether they are open now, phone and ways to pay. */
export function StoreList({ stores, now, timeZone }: StoreListProps) {
  return (
    <ul className={css.list}>
      {stores.map((store) => (
        <li key={store.id} className={css.store}>
          <span className={css.address}>{store.address}</span>
          <span className={css.state}>
            <OpenNow store={store} now={now} timeZone={timeZone} />
          </span>
          <span className={css.line}>
            {store.name}
            {store.franchise && ', магазин-партнёр'}. Ежедневно {store.opens}–{store.closes}
          </span>
          <span className={css.line}>
            <Link variant="quiet" href={`tel:${store.phone}`}>
              <span className={css.phone}>{formatPhone(store.phone)}</span>
            </Link>
          </span>
          {store.payTypes.length > 0 && (
            <span className={css.line}>
              Оплата: {store.payTypes.map(({ name }) => midSentence(name)).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenNow({ store, now, timeZone }: { store: Store; now: number | null; timeZone: string }) {
  if (now === null) return null;
  const { open, changesAt } = openState(store, now, timeZone);
  if (open)
    return (
      <Text as="span" tone="positive">
        {changesAt ? `Открыто до ${changesAt}` : 'Круглосуточно'}
      </Text>
    );
  return <Text as="span" tone="muted">{`Закрыто до ${changesAt}`}</Text>;
}

/** A name in the middle of a sentence: «картой», but «СБП». */
function midSentence(name: string): string {
  const abbreviation = name.slice(0, 2) === name.slice(0, 2).toUpperCase();
  return abbreviation ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
