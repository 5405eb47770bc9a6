import type { Store } from '@siren/domain/regions';
import { Badge } from '@siren/ui/badge';
import { formatPhone } from '@siren/ui/format';
import { ChevronDownIcon, ExternalIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { hoursText } from './hoursText.ts';
import { phoneAddress } from './phoneAddress.ts';
import { storeDaysText } from './storeDaysText.ts';
import { openText, payTypesText, routeAddress } from './storeTexts.ts';
import * as css from './StoresPart.css.ts';

export interface StoreRowProps {
  store: Store;
  /** Where it is. */
  address: string;
  /** Its number on the map. */
  number: number;
  /** ms since 1970; null while it is not known, then only the hours are told. */
  now: number | null;
  /** IANA time zone that the store keeps. */
  timeZone: string;
  /** Said of the store where it is listed for something: how many pieces lie there. */
  note?: ReactNode;
  selected: boolean;
  onSelect(): void;
}

/** A store of the list: where it is and whether it is open; opened, how to reach it and to pay there. */
export function StoreRow({ store, address, number, now, timeZone, note, selected, onSelect }: StoreRowProps) {
  const details = useId();
  const state = now === null ? null : openText(store, now, timeZone);
  return (
    <li className={css.row} data-state={selected ? 'on' : undefined}>
      <button
        type="button"
        className={css.head}
        aria-expanded={selected}
        aria-controls={details}
        onClick={onSelect}
      >
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <span className={css.words}>
          <span className={css.address}>{address}</span>
          <span className={css.name}>
            {store.name}
            {store.franchise && <Badge>Магазин-партнёр</Badge>}
          </span>
          <span className={css.state}>
            {state ? (
              <Text as="span" size={14} tone={state.open ? 'positive' : 'muted'}>
                {state.text}
              </Text>
            ) : (
              <Text as="span" size={14} tone="muted">
                {hoursText(store)}
              </Text>
            )}
            {note}
          </span>
        </span>
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <div id={details} className={css.details} hidden={!selected}>
        {store.image && (
          <img
            className={css.image}
            src={store.image.webp.replace('{width}', String(store.image.widths.at(-1)))}
            width={store.image.width}
            height={store.image.height}
            alt={store.image.alt}
            loading="lazy"
          />
        )}
        <span>{hoursText(store)}</span>
        {store.days.map((days) => (
          <span key={`${days.from} ${days.to} ${days.name}`}>{storeDaysText(days)}</span>
        ))}
        {store.phone && (
          <Link variant="quiet" href={phoneAddress(store.phone)}>
            <span className={css.phone}>{formatPhone(store.phone)}</span>
          </Link>
        )}
        {store.payTypes.length > 0 && <span>Оплата: {payTypesText(store.payTypes)}</span>}
        <Link href={routeAddress(store)} target="_blank" rel="noopener">
          <span className={css.route}>
            Как добраться
            <ExternalIcon size="s" label="в новой вкладке" />
          </span>
        </Link>
      </div>
    </li>
  );
}
