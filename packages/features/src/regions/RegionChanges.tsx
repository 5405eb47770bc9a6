import type { DeliveryDates } from '@siren/domain/cart';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { formatDayRange, formatMoney, formatNumber, formatReduction } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { CartChanges, ChangedGood } from './cartChanges.ts';
import * as css from './RegionChanges.css.ts';

export interface RegionChangesProps {
  changes: CartChanges;
}

/** What another city did to the cart, good by good. */
export function RegionChanges({ changes }: RegionChangesProps) {
  const { gone, fewer, prices, delivery, services, payType, coupon, total } = changes;
  return (
    <div className={css.box}>
      {gone.length > 0 && (
        <Group title="Здесь не&nbsp;продаются">
          {gone.map((good) => (
            <Row key={good.offer} good={good} />
          ))}
        </Group>
      )}
      {fewer.length > 0 && (
        <Group title="Здесь меньше, чем в&nbsp;корзине">
          {fewer.map((good) => (
            <Row key={good.offer} good={good}>
              <Change from={piecesText(good.had)} to={piecesText(good.left)} />
            </Row>
          ))}
        </Group>
      )}
      {prices.length > 0 && (
        <Group title="Другие цены">
          {prices.map((good) => (
            <Row key={good.offer} good={good}>
              <Change from={formatMoney(good.from)} to={formatMoney(good.to)} />
            </Row>
          ))}
        </Group>
      )}
      {services.length > 0 && (
        <Group title="Услуги, которых здесь нет">
          {services.map((name) => (
            <li key={name} className={css.row}>
              {name}
            </li>
          ))}
        </Group>
      )}
      {payType && (
        <Group title="Способ оплаты, которого здесь нет">
          <li className={css.row}>{payType}</li>
        </Group>
      )}
      <dl className={css.group}>
        {delivery && <Line term="Доставка" from={datesOf(delivery.from)} to={datesOf(delivery.to)} />}
        {coupon && (
          <Line
            term={`Промокод ${coupon.to.code}`}
            from={discountOf(coupon.from)}
            to={discountOf(coupon.to)}
          />
        )}
        {total.from !== total.to && total.to > 0 && (
          <Line term="Товары в&nbsp;корзине" from={formatMoney(total.from)} to={formatMoney(total.to)} />
        )}
      </dl>
    </div>
  );
}

const piecesText = (count: number) => `${formatNumber(count)}\u00a0шт.`;
const datesOf = (dates: DeliveryDates | null) =>
  dates ? formatDayRange(dates.from, dates.to, 'UTC') : 'недоступна';
const discountOf = ({ discount }: AppliedCoupon) =>
  discount > 0 ? formatReduction(discount) : 'не\u00a0действует';

/** Goods or services that something happens to. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <Heading level={3} size="group">
        {title}
      </Heading>
      <ul>{children}</ul>
    </div>
  );
}

/** A good as the cart says it. */
function Row({ good: { name, options }, children }: { good: ChangedGood; children?: ReactNode }) {
  return (
    <li className={css.row}>
      <div className={css.name}>
        {name}
        {options && (
          <Text size={14} tone="muted">
            {options}
          </Text>
        )}
      </div>
      {children}
    </li>
  );
}

function Line({ term, from, to }: { term: string; from: string; to: string }) {
  return (
    <div className={css.row}>
      <dt>
        <strong>{term}</strong>
      </dt>
      <dd>
        <Change from={from} to={to} />
      </dd>
    </div>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  return (
    <span className={css.sum}>
      <s className={css.was}>
        <VisuallyHidden>было </VisuallyHidden>
        {from}
      </s>
      <VisuallyHidden>стало </VisuallyHidden>
      {to}
    </span>
  );
}
