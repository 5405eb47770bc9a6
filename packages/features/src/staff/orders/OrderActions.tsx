import { stepsFrom, owesMoney } from '@siren/domain/orders';
import type { MoneyState, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { newsOfStep } from '@siren/domain/order-messages';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatExactMoney } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { CallButton, meResource, statusWords, useTell } from '../kit/index.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { stepWord } from './stepWords.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import type { OpenOrder } from './useOrder.ts';

export interface OrderActionsProps {
  shown: StaffOrder;
  money: MoneyState;
  open: OpenOrder;
  /** Has the focus where no step is left. */
  heading: RefObject<HTMLElement | null>;
}

/** What can be done with an order next: the way onwards first. */
export function OrderActions({ shown: { order, tells }, money, open, heading }: OrderActionsProps) {
  const tell = useTell();
  const { data: me } = useResource(meResource);
  const [going, setGoing] = useState<OrderStatusCode | null>(null);
  const [handing, setHanding] = useState(false);
  const pickup = order.delivery.store !== null;
  const from = order.status.code;
  const ways = stepsFrom({ status: from, pickup }, me?.permissions ?? []).filter((to) => to !== 'cancelled');
  const sum = formatExactMoney(order.owed);
  const { tell: tellsBuyer, box } = useTellBuyer(tells);
  const onwards = useNextFocus(from, heading);
  const isTold = (to: OrderStatusCode) => newsOfStep(from, to) !== null;

  async function go(to: OrderStatusCode): Promise<void> {
    if (to === 'done' && owesMoney(money)) return setHanding(true);
    if (going !== null) return;
    setGoing(to);
    try {
      await open.step({ to, tell: tellsBuyer && isTold(to) });
      tell.done(`Заказ № ${order.number}: ${statusWords[to].word.toLowerCase()}`);
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(null);
    }
  }
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <PrintMenu ids={[order.id]} />
        {order.customer.phone !== '' && (
          <CallButton phone={order.customer.phone} onCall={() => open.call()} />
        )}
        {ways.toReversed().map((to) => (
          <Button
            key={to}
            ref={to === ways[0] ? onwards : undefined}
            variant={to === ways[0] ? 'solid' : 'line'}
            loading={going === to}
            onClick={() => void go(to)}
          >
            {stepWord(from, to, pickup)}
          </Button>
        ))}
      </Inline>
      {ways.some(isTold) && <TellBuyer {...box} />}
      <AlertDialog
        open={handing}
        onOpenChange={setHanding}
        title={`Деньги получены: ${sum}?`}
        description="Заказ ещё не&nbsp;оплачен целиком. Отдавайте его, когда деньги у&nbsp;вас: наличными или картой."
        confirmLabel={`Получено ${sum}, выдать`}
        describeError={errorText}
        onConfirm={async () => {
          await open.step({ to: 'done', received: true });
          tell.done(`Заказ № ${order.number} выдан, деньги записаны`);
        }}
      />
    </Stack>
  );
}

/**
 * A step that is taken takes its button away, and the focus with it: that goes to the next step, or to the heading.
 *
 * @param at where the order stands
 * @returns for the button of the next step
 */
function useNextFocus(at: OrderStatusCode, heading: RefObject<HTMLElement | null>) {
  const onwards = useRef<HTMLButtonElement>(null);
  const before = useRef(at);
  useLayoutEffect(() => {
    if (before.current === at) return;
    before.current = at;
    // Whoever is at work elsewhere stays there.
    if (document.activeElement === document.body) (onwards.current ?? heading.current)?.focus();
  }, [at, heading]);
  return onwards;
}
