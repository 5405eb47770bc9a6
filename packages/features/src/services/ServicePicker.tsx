import { DELIVERY_GROUP, isQuantityType } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { Checkbox } from '@siren/ui/checkbox';
import { formatWeekday } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { RadioCard, RadioGroup } from '@siren/ui/radio';
import * as css from './ServicePicker.css.ts';
import { priceText } from './priceText.ts';

export interface ServicePickerProps {
  services: readonly Service[];
  selection: readonly SelectedService[];
  /** Sum of the selected cart items, roubles: what a service that is not chosen would cost is told from it. */
  total: number;
  onToggle(key: string): void;
  onQuantityChange(key: string, quantity: number): void;
}

const UNAVAILABLE = 'Недоступно для этого заказа или города';

function words({ description, date, excluded }: Service): string {
  if (excluded) return UNAVAILABLE;
  return date ? `${formatWeekday(date, 'UTC')}, ${description}` : description;
}

/** Delivery as cards of which one is always chosen, paid services as a list to pick from. */
export function ServicePicker({
  services,
  selection,
  total,
  onToggle,
  onQuantityChange,
}: ServicePickerProps) {
  const deliveries = services.filter(({ group }) => group === DELIVERY_GROUP);
  const others = services.filter(({ group }) => group !== DELIVERY_GROUP);
  const chosen = (key: string) => selection.find((selected) => selected.key === key);
  return (
    <Stack gap={6}>
      {deliveries.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2} size="panel">
            Доставка
          </Heading>
          <RadioGroup
            label="Доставка"
            hideLabel
            layout="cards"
            value={deliveries.find(({ key }) => chosen(key))?.key ?? null}
            onValueChange={onToggle}
          >
            {deliveries.map((service) => (
              <RadioCard
                key={service.key}
                value={service.key}
                disabled={service.excluded}
                description={words(service)}
                end={service.excluded ? undefined : priceText(service, chosen(service.key), total)}
              >
                {service.name}
              </RadioCard>
            ))}
          </RadioGroup>
        </Stack>
      )}
      {others.length > 0 && (
        <Stack as="section" gap={4} role="group" aria-label="Услуги">
          <Heading level={2} size="panel">
            Услуги
          </Heading>
          <ul>
            {others.map((service) => {
              const selected = chosen(service.key);
              return (
                <li key={service.key} className={css.item}>
                  <Checkbox
                    checked={selected !== undefined}
                    disabled={service.excluded}
                    description={words(service)}
                    end={service.excluded ? undefined : priceText(service, selected, total)}
                    onCheckedChange={() => onToggle(service.key)}
                  >
                    {service.name}
                  </Checkbox>
                  {selected && isQuantityType(service.calculate.type) && (
                    <div className={css.quantity}>
                      <QuantityStepper
                        value={selected.quantity}
                        max={99}
                        size="s"
                        tone="neutral"
                        label={`Количество: ${service.name}`}
                        onValueChange={(quantity) => onQuantityChange(service.key, quantity)}
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
