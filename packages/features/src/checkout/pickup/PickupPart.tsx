import type { Info } from '@siren/contract/info';
import type { CartState } from '@siren/domain/cart';
import { inCity } from '@siren/domain/regions';
import { DELIVERY_GROUP, PICKUP_TYPE } from '@siren/domain/services';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useEffect } from 'react';
import { LoadFailed } from '../../errors/index.ts';
import type { PickupDesk } from './PickupDesk.ts';
import { StoreChoice } from './StoreChoice.tsx';
import { usePickupStores } from './usePickupStores.ts';

export interface PickupPartProps {
  info: Pick<Info, 'stores' | 'cities'>;
  cart: CartState;
  /** null while the buyer's form, which keeps the choice, is on its way. */
  desk: PickupDesk | null;
  /** The order would be another than it is shown, perhaps by the day of its store. */
  changed?: boolean;
  /** Another way of delivery is chosen, by the key of its service. */
  onWay(key: string): void;
}

/** Where the order is fetched: the stores of the buyer's city with what each can do for this very cart. */
export function PickupPart({ info, cart, desk, changed = false, onWay }: PickupPartProps) {
  const { data, error, busy, retry } = usePickupStores(cart, changed || (desk?.refused ?? false));
  const plans = (!error && data?.stores) || null;
  const offer = desk?.offer;
  useEffect(() => offer?.(plans), [offer, plans]);
  if (error)
    return (
      <LoadFailed
        title={'Не\u00a0узнали, где можно забрать заказ'}
        error={error}
        onRetry={retry}
        retrying={busy}
      />
    );
  if (!data || !desk)
    return (
      <div role="status" aria-busy>
        <VisuallyHidden>Узнаём, в&nbsp;каких магазинах можно забрать заказ</VisuallyHidden>
        <Skeleton shape="tile" height="24em" />
      </div>
    );
  const { services, city } = cart.services;
  const name = cart.services.cities.find(({ code }) => code === city)?.name ?? '';
  const ways = services.filter(
    ({ group, type, excluded }) => group === DELIVERY_GROUP && type !== PICKUP_TYPE && !excluded,
  );
  const others = (
    <Inline gap={2}>
      {ways.map((way) => (
        <Button key={way.key} variant="line" size="s" onClick={() => onWay(way.key)}>
          {way.name}
        </Button>
      ))}
    </Inline>
  );
  const none = data.stores.every(({ state }) => state === 'lacking');
  if (data.stores.length === 0)
    return (
      <Stack gap={3} role="status">
        <Heading level={3} size="group">
          В&nbsp;вашем городе магазинов нет
        </Heading>
        <Text tone="muted">
          Забрать заказ {inCity(name)} негде. {ways.length > 0 && 'Его можно получить иначе:'}
        </Text>
        {others}
      </Stack>
    );
  return (
    <Stack gap={3}>
      {none && (
        <Stack gap={2} role="status">
          <Text tone="caution">
            Ни&nbsp;один магазин {inCity(name)} не&nbsp;может отдать этот заказ целиком.
            {ways.length > 0 && ' Его можно получить иначе:'}
          </Text>
          {others}
        </Stack>
      )}
      <StoreChoice info={info} cart={cart} data={data} desk={desk} busy={busy} />
    </Stack>
  );
}
