import type { Order } from '@siren/domain/orders';
import { moneyState } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { Link, useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ScreenFailed, screenPath } from '../kit/index.ts';
import { momentText } from './momentText.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import * as css from './OrderScreen.css.ts';
import { cancelWords, standingOf, statusWords } from './orderWords.ts';
import { orderResource } from './resources.ts';

/** Anybody's order, whole. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useResource(orderResource(Number(id)));
  return (
    <div className={css.page}>
      <title>{`Заказ № ${id} | Сирень`}</title>
      <Breadcrumbs
        items={[{ label: 'Заказы', render: <Link to={screenPath('orders')} /> }, { label: `№\u00a0${id}` }]}
      />
      {data && <Loaded {...data} />}
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
      {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
    </div>
  );
}

function Loaded({ order, timeZone }: { order: Order; timeZone: string }) {
  const { status, payType, totals, payments } = order;
  const money = moneyState({ status: status.code, payType: payType.code, toPay: totals.toPay, payments });
  const { word, tone } = standingOf({ status, money });
  return (
    <>
      <div className={css.head}>
        <Heading level={1} size="page">
          Заказ №&nbsp;{order.number}
        </Heading>
        <Badge tone={tone}>{word}</Badge>
        <Text as="span" size={14} tone="muted" numeric>
          оформлен {momentText(order.placedAt, timeZone)}
        </Text>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <OrderLines order={order} />
          <History order={order} timeZone={timeZone} />
        </div>
        <div className={css.column}>
          <OrderFacts order={order} money={money} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

function History({ order, timeZone }: { order: Order; timeZone: string }) {
  const wordOf = (code: Order['status']['code']) =>
    code === 'cancelled' && order.cancelReason ? cancelWords[order.cancelReason] : statusWords[code].word;
  return (
    <Card as="section" aria-label="История">
      <Heading level={2} size="panel">
        История
      </Heading>
      <ol className={css.list}>
        {order.history.toReversed().map(({ status, at }) => (
          <li key={`${status.code} ${at}`} className={css.happened}>
            <Text as="span" size={14}>
              {wordOf(status.code)}
            </Text>
            <Text as="span" size={14} tone="muted" numeric>
              <time dateTime={at}>{momentText(at, timeZone)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
