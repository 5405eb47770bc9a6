import { isQuantityType } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { Checkbox } from '@siren/ui/checkbox';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import * as css from './ServicePicker.css.ts';
import type { ServicePickerProps } from './ServicePickerProps.ts';
import { ServicePrice } from './ServicePrice.tsx';
import { serviceWords } from './serviceWords.ts';

type ServiceRowProps = Pick<ServicePickerProps, 'total' | 'onToggle' | 'onQuantityChange'> & {
  service: Service;
  /** null where it is not chosen. */
  selected: SelectedService | undefined;
  city: string;
};

/** As many as a house has floors, and more than any order needs. */
const QUANTITY_MAX = 99;

/** A paid service to tick; how many of it are asked for only where that has a meaning. */
export function ServiceRow({ service, selected, total, city, ...on }: ServiceRowProps) {
  return (
    <li className={css.item}>
      <Checkbox
        checked={selected !== undefined}
        disabled={service.excluded}
        description={serviceWords(service, city, total, selected)}
        end={
          service.excluded ? undefined : <ServicePrice service={service} selected={selected} total={total} />
        }
        onCheckedChange={(wanted) => {
          if (wanted !== (selected !== undefined)) on.onToggle(service.key);
        }}
      >
        {service.name}
      </Checkbox>
      {selected && isQuantityType(service.calculate.type) && (
        <div className={css.quantity}>
          <QuantityStepper
            value={selected.quantity}
            max={QUANTITY_MAX}
            size="s"
            tone="neutral"
            label={`Количество: ${service.name}`}
            onValueChange={(quantity) => on.onQuantityChange(service.key, quantity)}
          />
        </div>
      )}
    </li>
  );
}
