import type { AnswerOf } from '@siren/contract/calls';
import type { Info } from '@siren/contract/info';
import type { CartState } from '@siren/domain/cart';
import { nearestFirst } from '@siren/domain/pickup';
import { distanceKm } from '@siren/domain/regions';
import type { Store } from '@siren/domain/regions';
import { Link } from '@siren/ui/link';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { LazyStoreMap, useDevicePlace } from '../../regions/index.ts';
import { fieldId } from '../buyer/fieldId.ts';
import type { PickupDesk } from './PickupDesk.ts';
import { PickupRow } from './PickupRow.tsx';
import * as css from './StoreChoice.css.ts';
import { choiceProblem } from './choiceProblem.ts';
import { distanceText, pickupText } from './pickupText.ts';

export interface StoreChoiceProps {
  info: Pick<Info, 'stores' | 'cities'>;
  cart: CartState;
  data: AnswerOf<'/api/order/pickup-stores'>;
  desk: PickupDesk;
  /** Other answers are on their way. */
  busy: boolean;
}

/** Stores to choose from as a list and on a map: beside one another where there is room, else one at a time. */
export function StoreChoice({ info, cart, data, desk, busy }: StoreChoiceProps) {
  const [place, setPlace] = useState<Store['location'] | null>(null);
  const [view, setView] = useState('list');
  // A store on the map that cannot be chosen: it says why.
  const [looked, look] = useState<number | null>(null);
  const device = useDevicePlace((found) => {
    setPlace(found);
    return null;
  }, 'Магазины стоят по\u00a0удалённости от\u00a0центра города.');
  const { city } = cart.services;
  const centre = info.cities.find(({ code }) => code === city)?.location ?? null;
  const known = data.stores.flatMap((plan) => {
    const store = info.stores.find(({ id }) => id === plan.store);
    return store ? [{ plan, store, state: plan.state, location: store.location }] : [];
  });
  const listed = nearestFirst(known, place ?? centre);
  const stores = listed.map(({ store }) => store);
  const value = desk.plan?.store ?? null;
  const facts = {
    today: data.today,
    offers: data.offers,
    storeName: (id: number) => info.stores.find((store) => store.id === id)?.name ?? '',
    offerName: (id: number) => cart.offers[id]?.name ?? '',
  };
  const choose = (id: number) => {
    const isLacking = listed.some(({ store, state }) => store.id === id && state === 'lacking');
    look(isLacking ? id : null);
    if (!isLacking) desk.choose(id);
  };
  return (
    <div className={css.choice} data-state={view} aria-busy={busy || undefined}>
      <div className={css.tools}>
        <Link dashed render={<button type="button" aria-busy={device.looking} onClick={device.look} />}>
          {device.looking ? 'Узнаём, где вы…' : 'Показать ближайшие'}
        </Link>
        <div className={css.views}>
          <RadioGroup
            label="Как показать магазины"
            hideLabel
            layout="wrap"
            value={view}
            onValueChange={setView}
          >
            <RadioPill value="list">Списком</RadioPill>
            <RadioPill value="map">На&nbsp;карте</RadioPill>
          </RadioGroup>
        </div>
      </div>
      <div role="status">
        {device.problem && (
          <Text size={14} tone="muted">
            {device.problem}
          </Text>
        )}
      </div>
      <div className={css.part}>
        <RadioGroup
          id={fieldId('store')}
          label="Магазин, где заберёте заказ"
          hideLabel
          value={value === null ? null : String(value)}
          error={choiceProblem(desk, { stores: info.stores, listed: stores })}
          onValueChange={(chosen) => choose(Number(chosen))}
        >
          <div className={css.list}>
            {listed.map(({ plan, store }, index) => (
              <PickupRow
                key={store.id}
                store={store}
                number={index + 1}
                lacking={plan.state === 'lacking'}
                words={data.offers > 0 ? pickupText(plan, { ...facts, store }) : null}
                distance={place && distanceText(distanceKm(place, store.location))}
                chosen={store.id === value}
                looked={store.id === looked}
              />
            ))}
          </div>
        </RadioGroup>
        <div className={css.map}>
          <LazyStoreMap
            stores={stores}
            cities={info.cities}
            city={city}
            selected={looked ?? value}
            onSelect={choose}
          />
        </div>
      </div>
    </div>
  );
}
