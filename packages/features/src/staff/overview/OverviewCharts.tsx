import { localTime } from '@siren/domain/regions';
import type { OrdersOverview } from '@siren/domain/orders';
import { DASH, formatCount, formatDay, formatMoney, formatNumber, formatTime } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listLink } from '../kit/index.ts';
import { ChartPanel, DayLines, growing, HourBars, Legend, lineOf, spanOf, unitOf } from './chart/index.ts';
import type { Span } from './chart/index.ts';

const MINUTES = 60;
const orderForms = ['заказ', 'заказа', 'заказов'] as const;

/** The orders that the words tell of. */
const OrdersOf = ({ day, children }: { day: string; children: ReactNode }) => (
  <Link render={<RouterLink to={listLink('orders', { from: day, to: day })} />}>{children}</Link>
);

interface RowsOptions {
  span: Span;
  /** Hours since midnight. */
  now: number;
  today(hour: number): string;
  weekAgo(hour: number): string;
}

/** Rows by hour; what is still to come is not told. */
const rowsOf = ({ span: { from, to }, now, today, weekAgo }: RowsOptions) =>
  Array.from({ length: to - from }, (_, at) => from + at).map(
    (hour) => [`${hour}:00–${hour + 1}:00`, hour > now ? DASH : today(hour), weekAgo(hour)] as const,
  );

export interface OverviewChartsProps {
  orders: OrdersOverview;
  /** ISO 8601 with offset. */
  at: string;
  timeZone: string;
}

/** Today's orders and what they come to, by the hour, beside the same day a week ago. */
export function OverviewCharts({ orders: { today, weekAgo, soFar }, at, timeZone }: OverviewChartsProps) {
  const { minutes } = localTime(Date.parse(at), timeZone);
  const span = spanOf({ today, weekAgo }, minutes);
  const now = minutes / MINUTES;
  const before = formatDay(weekAgo.day, 'UTC');
  const columns = ['Час', 'Сегодня', before] as const;
  const sums = { today: growing(today.hours), weekAgo: growing(weekAgo.hours) };
  const unit = unitOf(Math.max(today.sum, weekAgo.sum));
  const until = `к\u00a0${formatTime(at, timeZone)}`;
  return (
    <>
      <ChartPanel
        title="Сумма сегодня и неделю назад"
        unit={`${unit.word}, нарастающим итогом`}
        columns={columns}
        rows={rowsOf({
          span,
          now,
          today: (hour) => formatMoney(sums.today[hour] ?? 0),
          weekAgo: (hour) => formatMoney(sums.weekAgo[hour] ?? 0),
        })}
        legend={
          <Legend
            kind="lines"
            today={
              <>
                Сегодня: <OrdersOf day={today.day}>{formatMoney(today.sum)}</OrdersOf>
              </>
            }
            weekAgo={
              <>
                {before} {until}: {formatMoney(soFar.sum)}, за&nbsp;день{' '}
                <OrdersOf day={weekAgo.day}>{formatMoney(weekAgo.sum)}</OrdersOf>
              </>
            }
          />
        }
      >
        <DayLines
          span={span}
          unit={unit}
          today={lineOf(today.hours, span, { now: { hour: now, value: today.sum }, isOver: false })}
          weekAgo={lineOf(weekAgo.hours, span, { now: { hour: now, value: soFar.sum }, isOver: true })}
        />
      </ChartPanel>
      <ChartPanel
        title="Заказы по часам"
        unit="шт."
        columns={columns}
        rows={rowsOf({
          span,
          now,
          today: (hour) => formatNumber(today.hours[hour]?.orders ?? 0),
          weekAgo: (hour) => formatNumber(weekAgo.hours[hour]?.orders ?? 0),
        })}
        legend={
          <Legend
            kind="bars"
            today={
              <>
                Сегодня: <OrdersOf day={today.day}>{formatCount(today.orders, orderForms)}</OrdersOf>
              </>
            }
            weekAgo={
              <>
                {before} {until}: {formatNumber(soFar.orders)}, за&nbsp;день{' '}
                <OrdersOf day={weekAgo.day}>{formatNumber(weekAgo.orders)}</OrdersOf>
              </>
            }
          />
        }
      >
        <HourBars span={span} today={today.hours} weekAgo={weekAgo.hours} />
      </ChartPanel>
    </>
  );
}
