import type { Info } from '@siren/contract/info';
import type { ProductVariant, StoreStock as Stock } from '@siren/domain/catalog';
import type { Store } from '@siren/domain/regions';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { LateStoresPart } from '../regions/index.ts';
import { STORES_ID } from './goToPart.ts';
import * as page from './ProductView.css.ts';
import { sortStores } from './sortStores.ts';

export interface StoreStockProps {
  variant: Pick<ProductVariant, 'offer' | 'stores' | 'exposition'>;
  info: Pick<Info, 'stores' | 'cities' | 'city' | 'region'>;
}

const IN_STORES = ['магазине', 'магазинах', 'магазинах'] as const;

/** In which stores of the region the chosen variant can be had or seen, as a list and on a map. */
export function StoreStock({ variant, info }: StoreStockProps) {
  const { stores, exposition, offer } = variant;
  const sorted = useMemo(() => sortStores(info.stores, stores), [info.stores, stores]);
  const note = useCallback(
    ({ id }: Store) =>
      noteOf(
        stores.find((row) => row.store === id),
        exposition,
      ),
    [stores, exposition],
  );
  if (sorted.length === 0) return null;
  const title = exposition ? 'Где посмотреть' : 'Наличие в\u00a0магазинах';
  return (
    <section className={page.part} id={STORES_ID} tabIndex={-1} aria-labelledby={`${STORES_ID}-title`}>
      <div>
        <Heading level={2} id={`${STORES_ID}-title`}>
          {title}
        </Heading>
        <Text tone="muted" role="status">
          {stores.length === 0
            ? 'Сейчас нет ни\u00a0в\u00a0одном магазине региона'
            : `${exposition ? 'Стоит' : 'Есть'} в\u00a0${formatCount(stores.length, IN_STORES)} из\u00a0${info.stores.length}`}
        </Text>
      </div>
      <LateStoresPart
        key={offer}
        label={title}
        stores={sorted}
        cities={info.cities}
        city={info.city.code}
        timeZone={info.region.timeZone}
        note={note}
      />
    </section>
  );
}

const tones = { in_stock: 'positive', few: 'caution', out_of_stock: 'muted' } as const;

/** What is said of a store in the list. */
function noteOf(row: Stock | undefined, exposition: boolean): ReactNode {
  const status = row?.status ?? 'out_of_stock';
  return (
    <Text as="span" weight="medium" tone={tones[status]} numeric nowrap>
      {status === 'out_of_stock'
        ? 'нет'
        : exposition
          ? 'на\u00a0витрине'
          : `${formatNumber(row?.quantity ?? 0)}\u00a0шт.`}
    </Text>
  );
}
