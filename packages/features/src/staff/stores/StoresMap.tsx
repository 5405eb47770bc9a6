import type { StaffStoreRow } from '@siren/domain/stores';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { Inline, Stack } from '@siren/ui/layout';
import { Link as UiLink } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import { LazyStoreMap } from '../../regions/index.ts';
import { ScreenFailed, screenPath } from '../kit/index.ts';
import type { ListAddress } from '../kit/index.ts';
import { storesOnMapResource } from './resources.ts';
import * as css from './Stores.css.ts';
import { nowText, onMap } from './storeWords.ts';

const NONE: readonly StaffStoreRow[] = [];

/** The stores of a list, of all its pages, on the map that shoppers see. For the eye: the list tells everything. */
export function StoresMap({ address }: { address: ListAddress }) {
  const { data, error, retry } = useKept(storesOnMapResource(address));
  const rows = data?.rows ?? NONE;
  const shown = useMemo(() => rows.map(onMap), [rows]);
  const cities = useMemo(
    () => [
      ...new Map(rows.map(({ city }) => [city.id, { code: String(city.id), name: city.name }])).values(),
    ],
    [rows],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const selected = rows.find(({ id }) => id === chosen);
  if (error !== undefined && !data) return <ScreenFailed error={error} onRetry={retry} />;
  if (data && rows.length === 0) return null;
  return (
    <Card as="section" aria-label="Магазины на карте" padding="none">
      <div className={css.map}>
        <LazyStoreMap stores={shown} cities={cities} selected={selected?.id ?? null} onSelect={setChosen} />
      </div>
      <div className={css.chosen} aria-live="polite">
        {selected ? (
          <Chosen store={selected} />
        ) : (
          <Text size={14} tone="muted">
            Нажмите на&nbsp;точку: здесь будет её&nbsp;магазин.
          </Text>
        )}
        {data && data.total > rows.length && (
          <Text size={14} tone="muted" numeric>
            На&nbsp;карте первые {rows.length} из&nbsp;{data.total}: сузьте список.
          </Text>
        )}
      </div>
    </Card>
  );
}

function Chosen({ store }: { store: StaffStoreRow }) {
  const now = useNow();
  const state = now === null ? null : nowText(store, now);
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <UiLink render={<Link to={`${screenPath('stores')}/${store.id}`} />}>{store.name}</UiLink>
        {!store.active && <Badge tone="critical">Выключен</Badge>}
        {store.active && state && <Badge tone={state.open ? 'accent' : 'neutral'}>{state.text}</Badge>}
        {store.franchise && <Badge>Партнёр</Badge>}
      </Inline>
      <Text size={14} tone="muted">
        {store.city.name}, {store.address}
      </Text>
    </Stack>
  );
}
