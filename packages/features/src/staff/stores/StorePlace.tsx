import { isLocation } from '@siren/domain/stores';
import type { StaffStore } from '@siren/domain/stores';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { LazyStoreMap } from '../../regions/index.ts';
import { DragPin } from './DragPin.tsx';
import * as css from './Stores.css.ts';
import { placeIn } from './storeForm.ts';
import { onMap } from './storeWords.ts';
import type { OpenForm } from './useStore.ts';

export interface StorePlaceProps {
  store: StaffStore;
  form: OpenForm;
}

/** Where a store stands: the map that shoppers see, its point to drag, and coordinates that follow it. */
export function StorePlace({ store, form }: StorePlaceProps) {
  const { fields, set, problemOf } = form;
  const typed = placeIn(fields);
  const isPlace = isLocation(typed);
  const location = isPlace ? typed : store.location;
  const move = ({ lat, lon }: StaffStore['location']) => {
    set('lat', String(lat));
    set('lon', String(lon));
  };
  const shown = onMap({ ...store, address: fields.address, location });
  const degrees = (field: 'lat' | 'lon', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={fields[field]}
      error={problemOf(field)}
      onValueChange={(value) => set(field, value)}
      onKeyDown={(event) => {
        const steps = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
        if (steps === undefined || !isPlace) return;
        event.preventDefault();
        set(field, String(Number((typed[field] + steps).toFixed(DIGITS))));
      }}
    />
  );
  return (
    <Card as="section" aria-label="На карте" padding="none">
      <div className={css.map}>
        <LazyStoreMap
          stores={[shown]}
          cities={[{ code: String(store.city.id), name: store.city.name }]}
          city={String(store.city.id)}
          selected={null}
          onSelect={() => undefined}
          pin={{
            location,
            render: (at, scale) => <DragPin location={location} at={at} scale={scale} onMove={move} />,
          }}
        />
      </div>
      <div className={css.under}>
        <Stack gap={3}>
          <Heading level={2} size="panel">
            На&nbsp;карте
          </Heading>
          <div className={css.degrees}>
            {degrees('lat', 'Широта')}
            {degrees('lon', 'Долгота')}
          </div>
          <Text size={12} tone="muted">
            Перетащите точку на&nbsp;карте или двигайте её&nbsp;стрелками; с&nbsp;Shift&nbsp;— дальше.
          </Text>
        </Stack>
      </div>
    </Card>
  );
}

/** Degrees: eleven metres of latitude. */
const STEP = 0.0001;
const DIGITS = 6;
