import type { StaffOrder } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { StatusLine } from '@siren/ui/status-line';
import { useRef, useState } from 'react';
import {
  CallResults,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
  StaffNote,
} from '../kit/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { historyLines } from './historyLines.ts';
import { moneyOf } from './moneyOf.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { standingOf } from './orderWords.ts';
import { orderRule, ordersResource } from './resources.ts';
import { roadOf } from './roadOf.ts';
import { TakeBack } from './TakeBack.tsx';
import { FailedMessages } from './tell/index.ts';
import { useOrder } from './useOrder.ts';
import type { OpenOrder } from './useOrder.ts';

const near = { rule: orderRule, pageOf: ordersResource };

/** Anybody's order, whole, and what can be done with it. */
export const OrderScreen = () => (
  <RecordPage kind="Заказ" list={{ label: 'Заказы', path: screenPath('orders') }} near={near}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data, error, retry, open } = useOrder(id);
  return data ? <Loaded shown={data} open={open} /> : <RecordComing error={error} onRetry={retry} />;
}

function Loaded({ shown, open }: { shown: StaffOrder; open: OpenOrder }) {
  const { order } = shown;
  const { status } = order;
  const money = moneyOf(shown);
  const [unsaved, setUnsaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { word, tone } = standingOf({ status, money });
  return (
    <>
      <RecordHead
        title={<>Заказ №&nbsp;{order.number}</>}
        marks={<Badge tone={tone}>{word}</Badge>}
        headingRef={heading}
        actions={<OrderActions shown={shown} money={money} open={open} heading={heading} />}
      />
      <StatusLine label="Ход заказа" steps={roadOf(shown)} />
      <RecordColumns
        main={
          <>
            <FailedMessages messages={shown.messages} onAgain={open.messageAgain} />
            <OrderLines shown={shown} open={open} onUnsaved={setUnsaved} />
            <OrderReturns shown={shown} />
            <RecordHistory
              lines={historyLines(shown)}
              timeZone={shown.timeZone}
              ask={<CallResults changes={shown.changes} onSay={(said) => open.sayOfCall(said)} />}
            />
          </>
        }
        aside={
          <>
            <OrderFacts shown={shown} money={money} open={open} />
            <StaffNote
              name={`order/${order.id}`}
              note={shown.note}
              save={(note) => open.save({ note })}
              isMoreUnsaved={unsaved}
            />
            <TakeBack shown={shown} open={open} onUnsaved={setUnsaved} />
            <CancelOrder shown={shown} open={open} />
          </>
        }
      />
    </>
  );
}
