import { moneyState } from '@siren/domain/orders';
import type { StaffOrder } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { StatusLine } from '@siren/ui/status-line';
import { Link, useParams } from 'react-router-dom';
import { ConfirmProvider } from '../../confirm/index.ts';
import { ScreenFailed, screenPath, StaffNote } from '../kit/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import * as css from './OrderScreen.css.ts';
import { standingOf } from './orderWords.ts';
import { roadOf } from './roadOf.ts';
import { TakeBack } from './TakeBack.tsx';
import { useOrder } from './useOrder.ts';
import type { OpenOrder } from './useOrder.ts';

/** Anybody's order, whole, and what can be done with it. */
export function OrderScreen() {
  const id = Number(useParams()['id'] ?? '');
  return (
    <div className={css.page}>
      <title>{`Заказ № ${id} | Сирень`}</title>
      <Breadcrumbs
        items={[{ label: 'Заказы', render: <Link to={screenPath('orders')} /> }, { label: `№\u00a0${id}` }]}
      />
      <ConfirmProvider>
        <Opened key={id} id={id} />
      </ConfirmProvider>
    </div>
  );
}

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useOrder(id);
  if (data) return <Loaded shown={data} open={open} />;
  return error === undefined ? (
    <Skeleton shape="tile" height="24em" />
  ) : (
    <ScreenFailed error={error} onRetry={retry} />
  );
}

function Loaded({ shown, open }: { shown: StaffOrder; open: OpenOrder }) {
  const { order } = shown;
  const { status, payType, totals, payments } = order;
  const money = moneyState({ status: status.code, payType: payType.code, toPay: totals.toPay, payments });
  const { word, tone } = standingOf({ status, money });
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={1} size="page">
            Заказ №&nbsp;{order.number}
          </Heading>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <OrderActions shown={shown} money={money} open={open} />
      </div>
      <StatusLine label="Ход заказа" steps={roadOf(shown)} />
      <div className={css.columns}>
        <div className={css.column}>
          <OrderLines order={order} />
          <OrderReturns shown={shown} />
          <OrderHistory shown={shown} />
        </div>
        <div className={css.column}>
          <OrderFacts shown={shown} money={money} open={open} />
          <StaffNote name={`order/${order.id}`} note={shown.note} save={(note) => open.save({ note })} />
          <TakeBack shown={shown} open={open} />
          <CancelOrder shown={shown} open={open} />
        </div>
      </div>
    </>
  );
}
