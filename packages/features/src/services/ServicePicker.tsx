import { DELIVERY_GROUP } from '@siren/domain/services';
import { formatDayRange } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { DeliveryPart } from './DeliveryPart.tsx';
import { DroppedNote } from './DroppedNote.tsx';
import { ServiceCity } from './ServiceCity.tsx';
import type { ServicePickerProps } from './ServicePickerProps.ts';
import { ServiceRow } from './ServiceRow.tsx';

/** Where and when it is brought, delivery as cards of which one is always chosen, paid services to pick from. */
export function ServicePicker({ cart, selection, stores, dropped, total, ...on }: ServicePickerProps) {
  const { services, cities, city } = cart.services;
  const { delivery } = cart;
  const cityName = cities.find(({ code }) => code === city)?.name ?? '';
  const deliveries = services.filter(({ group }) => group === DELIVERY_GROUP);
  const others = services.filter(({ group }) => group !== DELIVERY_GROUP);
  return (
    <>
      <DroppedNote names={dropped} />
      <Stack gap={6}>
        {deliveries.length > 0 && (
          <Stack as="section" gap={4}>
            <Inline gap={3} align="baseline" justify="between">
              <Heading level={2} size="panel">
                Доставка
              </Heading>
              {delivery && !stores && (
                <Text as="span" tone="muted">
                  {cityName && `${cityName}: `}
                  {formatDayRange(delivery.from, delivery.to, 'UTC')}
                </Text>
              )}
            </Inline>
            <ServiceCity cities={cities} city={city} onChange={on.onCityChange} />
            <DeliveryPart
              services={deliveries}
              selection={selection}
              total={total}
              city={cityName}
              onToggle={on.onToggle}
            />
            {stores}
          </Stack>
        )}
        {others.length > 0 && (
          <Stack as="section" gap={4} role="group" aria-label="Услуги">
            <Heading level={2} size="panel">
              Услуги
            </Heading>
            <ul>
              {others.map((service) => (
                <ServiceRow
                  key={service.key}
                  service={service}
                  selected={selection.find(({ key }) => key === service.key)}
                  total={total}
                  city={cityName}
                  onToggle={on.onToggle}
                  onQuantityChange={on.onQuantityChange}
                />
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </>
  );
}
