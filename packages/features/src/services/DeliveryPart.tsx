import type { Service } from '@siren/domain/services';
import { RadioCard, RadioGroup } from '@siren/ui/radio';
import type { ServicePickerProps } from './ServicePickerProps.ts';
import { ServicePrice } from './ServicePrice.tsx';
import { serviceWords } from './serviceWords.ts';

type DeliveryPartProps = Pick<ServicePickerProps, 'selection' | 'total' | 'onToggle'> & {
  services: readonly Service[];
  /** Name of the city, for what is not to be had in it. */
  city: string;
};

/** Ways of delivery as cards, of which one is always chosen. */
export function DeliveryPart({ services, selection, total, city, onToggle }: DeliveryPartProps) {
  const chosen = (key: string) => selection.find((selected) => selected.key === key);
  return (
    <RadioGroup
      label="Доставка"
      hideLabel
      layout="cards"
      value={services.find(({ key }) => chosen(key))?.key ?? null}
      onValueChange={onToggle}
    >
      {services.map((service) => (
        <RadioCard
          key={service.key}
          value={service.key}
          disabled={service.excluded}
          description={serviceWords(service, city, total, chosen(service.key))}
          end={
            service.excluded ? undefined : (
              <ServicePrice service={service} selected={chosen(service.key)} total={total} />
            )
          }
        >
          {service.name}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
