import { averageSum } from '@siren/domain/orders';
import type { OrdersOverview } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { formatCount, formatDay, formatMoney, formatNumber } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { listLink } from '../kit/index.ts';
import type { ListFilters } from '../kit/index.ts';
import { countChange, sumChange } from './changeWords.ts';
import type { Change } from './changeWords.ts';
import * as css from './OverviewScreen.css.ts';

interface FigureProps {
  title: string;
  value: string;
  /** Which orders it is told of. */
  filters: ListFilters;
  change?: Change;
  note: string;
}

function Figure({ title, value, filters, change, note }: FigureProps) {
  return (
    <li className={css.figure}>
      <Text size={14} tone="muted">
        {title}
      </Text>
      <Text size={20} weight="strong" numeric>
        <Link
          variant="quiet"
          aria-label={`${title}: ${value}`}
          render={<RouterLink to={listLink('orders', filters)} />}
        >
          {value}
        </Link>
      </Text>
      <Text size={12} tone="muted" numeric>
        {change && change.text !== '' && (
          <>
            <Text as="span" tone={change.tone} weight="medium">
              {change.text}
            </Text>
            {', '}
          </>
        )}
        {note}
      </Text>
    </li>
  );
}

/** What today came to by now, beside the same day a week ago at this time. */
export function OverviewFigures({
  orders: { today, weekAgo, soFar },
}: {
  orders: Pick<OrdersOverview, 'today' | 'weekAgo' | 'soFar'>;
}) {
  const ofToday = { from: today.day, to: today.day };
  const before = formatDay(weekAgo.day, 'UTC');
  const was = (now: number, past: number) =>
    `${before} ${now === past ? 'тоже' : 'было'}\u00a0${formatNumber(past)}`;
  const averages = [averageSum(today), averageSum(soFar)] as const;
  return (
    <Card as="section" padding="none" aria-label={`Сегодня и ${before} к\u00a0этому времени`}>
      <ul className={css.figures}>
        <Figure
          title="Заказы"
          value={formatNumber(today.orders)}
          filters={ofToday}
          change={countChange(today.orders, soFar.orders)}
          note={was(today.orders, soFar.orders)}
        />
        <Figure
          title="Сумма"
          value={formatMoney(today.sum)}
          filters={ofToday}
          change={sumChange(today.sum, soFar.sum)}
          note={`было\u00a0${formatMoney(soFar.sum)}`}
        />
        <Figure
          title="Оплачено"
          value={formatMoney(today.paid.sum)}
          filters={{ ...ofToday, money: ['paid'] }}
          note={`${formatCount(today.paid.orders, ['заказ', 'заказа', 'заказов'])} из\u00a0${formatNumber(today.orders)}`}
        />
        <Figure
          title="Средний заказ"
          value={formatMoney(averages[0])}
          filters={ofToday}
          change={sumChange(...averages)}
          note={`было\u00a0${formatMoney(averages[1])}`}
        />
        <Figure
          title="Отмены"
          value={formatNumber(today.cancelled.orders)}
          filters={{ ...ofToday, status: ['cancelled'] }}
          note={was(today.cancelled.orders, soFar.cancelled.orders)}
        />
      </ul>
    </Card>
  );
}
