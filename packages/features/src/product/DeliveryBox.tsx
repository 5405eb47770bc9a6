import type { DeliveryOption } from '@siren/domain/catalog';
import { inCity } from '@siren/domain/regions';
import { formatCount, formatMoney, formatWeekday } from '@siren/ui/format';
import { PinIcon, StoreIcon, TruckIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import * as css from './BuyBox.css.ts';
import { goToPart, STORES_ID } from './goToPart.ts';

export interface DeliveryBoxProps {
  /** Name of the city. */
  city: string;
  options: readonly DeliveryOption[];
  /** In how many stores of the region it lies. */
  stores: number;
  /** Changes the city. */
  change: ReactNode;
}

/** How, when and for how much the good reaches the city: a date, not a duration. */
export function DeliveryBox({ city, options, stores, change }: DeliveryBoxProps) {
  return (
    <section className={css.delivery} aria-label="Доставка">
      <div className={css.where}>
        <span>Получить {inCity(city)}</span>
        {change}
      </div>
      <ul>
        {options.map(({ code, brought, name, price, date, note }) => (
          <li key={code} className={css.option}>
            {brought ? <TruckIcon size="l" /> : <StoreIcon size="l" />}
            <span className={css.name}>
              {name},{' '}
              <Text as="span" nowrap>
                {formatWeekday(date, 'UTC')}
              </Text>
            </span>
            <span className={css.cost} data-state={price === 0 ? 'free' : undefined}>
              {price === 0 ? 'бесплатно' : formatMoney(price)}
            </span>
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
        {stores > 0 && (
          <li className={css.option}>
            <PinIcon size="l" />
            <span>
              <Link dashed render={<button type="button" onClick={() => goToPart(STORES_ID)} />}>
                Есть в&nbsp;{formatCount(stores, ['магазине', 'магазинах', 'магазинах'])}
              </Link>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
