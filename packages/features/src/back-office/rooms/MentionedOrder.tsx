import { Badge } from '@siren/ui/badge';
import { formatMoney } from '@siren/ui/format';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import { standingOf } from '../../staff/orders/index.ts';
import { officeOrdersResource } from '../resources.ts';
import * as css from './Rooms.css.ts';

/**
 * An order that somebody named, as the till's list has it: state, sum and customer. The list is what whoever works here sees anyway, and
 * unlike the order itself it records no look at it.
 */
export function MentionedOrder({ order }: { order: number }) {
  const { data, error, retry } = useKept(
    officeOrdersResource({ query: String(order), view: 'all', store: null }),
  );
  if (error !== undefined)
    return <LoadFailed title={'Не\u00a0получилось загрузить заказ'} error={error} onRetry={retry} />;
  if (!data) return <Skeleton shape="control" height="4em" />;
  const row = data.rows.find(({ id }) => id === order);
  if (!row) return <Text tone="muted">Заказа №&nbsp;{order} нет.</Text>;
  const { word, tone } = standingOf(row);
  return (
    <Link to={`/orders/${order}`} className={css.mentioned}>
      <span className={css.mentionedHead}>
        <b>№&nbsp;{row.number}</b>
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span>{formatMoney(row.toPay)}</span>
      <span className={css.customer}>{row.customer}</span>
    </Link>
  );
}
