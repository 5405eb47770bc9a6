import type { StaffCoupon } from '@siren/domain/coupons';
import { Card } from '@siren/ui/card';
import { formatDay, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Meter } from '@siren/ui/meter';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { screenPath } from '../kit/index.ts';
import * as css from './Coupons.css.ts';
import { usedText } from './couponWords.ts';
import { useSeesOrders } from './useSeesOrders.ts';

/** How often a coupon was used, and in which orders. */
export function CouponUses({ coupon }: { coupon: StaffCoupon }) {
  const { used, fields, uses, usesTotal, timeZone, series } = coupon;
  const { limitTotal } = fields;
  const seesOrders = useSeesOrders();
  return (
    <Card as="section" aria-label="Использование">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Использован
        </Heading>
        {limitTotal === null ? (
          <Text numeric>{formatNumber(used)}</Text>
        ) : (
          <Meter
            label="Использован"
            value={used}
            max={limitTotal}
            valueText={usedText({ used, limitTotal })}
          />
        )}
        {series && (
          <Text size={14}>
            Код из&nbsp;серии «{series.name}».{' '}
            <Link render={<RouterLink to={`${screenPath('coupons')}?series=${series.id}`} />}>
              Все коды: {formatNumber(series.codes)}
            </Link>
          </Text>
        )}
        {uses.length > 0 && (
          <ul className={css.rows}>
            {uses.map(({ id, number, placedAt, status }) => (
              <li key={id} className={css.row}>
                {seesOrders ? (
                  <Link render={<RouterLink to={`${screenPath('orders')}/${id}`} />}>№&nbsp;{number}</Link>
                ) : (
                  <Text as="span">№&nbsp;{number}</Text>
                )}
                <Text as="span" size={14} tone="muted">
                  {formatDay(placedAt, timeZone)}, {status.name.toLowerCase()}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {usesTotal > uses.length && (
          <Text size={14} tone="muted">
            Показаны последние {formatNumber(uses.length)} из&nbsp;{formatNumber(usesTotal)}.
          </Text>
        )}
        {usesTotal === 0 && (
          <Text size={14} tone="muted">
            Заказов с&nbsp;ним пока нет.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
