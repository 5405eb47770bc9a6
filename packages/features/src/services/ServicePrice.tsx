import { isQuantityType, servicePrice } from '@siren/domain/services';
import type { SelectedService, Service } from '@siren/domain/services';
import { formatMoney } from '@siren/ui/format';
import { Text } from '@siren/ui/text';

interface ServicePriceProps {
  service: Service;
  selected: SelectedService | undefined;
  /** Sum of the selected goods, roubles. */
  total: number;
}

/** Price of a service as chosen, or the least that it would cost. */
export function ServicePrice({ service: { calculate }, selected, total }: ServicePriceProps) {
  const price = selected?.price ?? servicePrice(calculate, total, 1);
  if (price === 0) {
    return (
      <Text as="span" tone="positive">
        бесплатно
      </Text>
    );
  }
  return !selected && isQuantityType(calculate.type) ? `от\u00a0${formatMoney(price)}` : formatMoney(price);
}
