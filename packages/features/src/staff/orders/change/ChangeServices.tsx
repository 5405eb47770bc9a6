import { CART_LIMITS_MAX } from '@siren/domain/cart';
import { SERVICE_MIN_QUANTITY } from '@siren/domain/services';
import { Checkbox } from '@siren/ui/checkbox';
import { formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import * as rowCss from '../OrderScreen.css.ts';
import * as css from './ChangeDialog.css.ts';
import type { ChangeQuote } from './useChangeQuote.ts';
import type { OrderChange } from './useOrderChange.ts';

/** The services that an order may have, of a group one at most. How it is delivered is none of them: that stays as it is. */
export function ChangeServices({ form }: { form: OrderChange }) {
  const { quote, error } = form;
  if (quote === null) return error === null ? <Skeleton shape="tile" height="6em" /> : null;
  if (quote.services.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="group">
        Услуги
      </Heading>
      <ul aria-label="Услуги" className={rowCss.list}>
        {quote.services.map((service) => (
          <Row key={service.key} service={service} services={quote.services} form={form} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  service: ChangeQuote['services'][number];
  services: ChangeQuote['services'];
  form: OrderChange;
}

function Row({ service, services, form }: RowProps) {
  const { key, name, group, counted, price } = service;
  const quantity = form.quantityOf(key);
  const others = services.filter((one) => one.group === group).map((one) => one.key);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Checkbox
          checked={quantity !== null}
          onCheckedChange={(chosen) => form.setService(key, chosen ? SERVICE_MIN_QUANTITY : null, others)}
        >
          {name}
        </Checkbox>
      </div>
      <div className={css.end}>
        {counted && quantity !== null && (
          <QuantityStepper
            label={name}
            size="s"
            tone="neutral"
            min={SERVICE_MIN_QUANTITY}
            max={CART_LIMITS_MAX.pieces}
            value={quantity}
            onValueChange={(wanted) => form.setService(key, wanted, others)}
          />
        )}
        <Text as="span" size={14} numeric nowrap>
          {price === 0 ? 'бесплатно' : formatExactMoney(price)}
        </Text>
      </div>
    </li>
  );
}
