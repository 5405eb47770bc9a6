import { newsOfStep } from '@siren/domain/order-messages';
import { owesMoney, stepsFrom } from '@siren/domain/orders';
import type { HandMeans, MoneyState, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useResource } from '../../api/index.ts';
import { meResource, momentText, statusWords, useTell } from '../kit/index.ts';
import { ReceivedQuestion } from './ReceivedQuestion.tsx';
import { stepWord } from './stepWords.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import type { OpenOrder } from './useOrder.ts';

export interface OrderStepsOptions {
  shown: StaffOrder;
  money: MoneyState;
  open: Pick<OpenOrder, 'step'>;
  /** Has the focus where no step is left. */
  heading: RefObject<HTMLElement | null>;
}

/** A step that is offered; the way onwards is the first. */
export interface OfferedStep {
  to: OrderStatusCode;
  word: string;
  going: boolean;
  go(): void;
}

export interface OrderSteps {
  steps: readonly OfferedStep[];
  /** For the button of the first step: it has the focus once another step was taken. */
  onwards: RefObject<HTMLButtonElement | null>;
  /** Whether the buyer is told of it; null where no step would tell them. */
  tellBox: ReactNode;
  /** What is asked before goods are given away that are not paid. */
  question: ReactNode;
}

/** Who took the last step of an order, and when, where that was somebody else: it was done before one pressed. */
function doneBefore({ changes, timeZone }: StaffOrder, me: number | undefined): string | null {
  const last = changes.find(({ action }) => action === 'step');
  if (!last?.by || last.by.id === me) return null;
  return `Уже сделано: ${last.by.name}, ${momentText(last.at, timeZone)}`;
}

/** The steps that whoever is at work may take with an order, and how each is taken. */
export function useOrderSteps({ shown, money, open, heading }: OrderStepsOptions): OrderSteps {
  const { order, tells } = shown;
  const tell = useTell();
  const { data: me } = useResource(meResource);
  const [going, setGoing] = useState<OrderStatusCode | null>(null);
  const [handing, setHanding] = useState(false);
  const pickup = order.delivery.store !== null;
  const from = order.status.code;
  const ways = stepsFrom({ status: from, pickup }, me?.permissions ?? []).filter((to) => to !== 'cancelled');
  const { tell: tellsBuyer, box } = useTellBuyer(tells);
  const isTold = (to: OrderStatusCode) => newsOfStep(from, to) !== null;

  async function take(to: OrderStatusCode, received: HandMeans | null, words: string): Promise<void> {
    const stepped = await open.step({ to, received, tell: tellsBuyer && isTold(to) });
    const before = doneBefore(stepped, me?.user.id);
    if (before === null) tell.done(words);
    else tell.warn(before);
  }
  async function go(to: OrderStatusCode): Promise<void> {
    if (to === 'done' && owesMoney(money)) return setHanding(true);
    if (going !== null) return;
    setGoing(to);
    try {
      await take(to, null, `Заказ № ${order.number}: ${statusWords[to].word.toLowerCase()}`);
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(null);
    }
  }
  return {
    steps: ways.map((to, at) => ({
      to,
      word: stepWord(from, to, pickup),
      // The order may be shown where it has come to before the press is over: its next step is not taken by a second one.
      going: going === to || (at === 0 && going !== null && !ways.some((way) => way === going)),
      go: () => void go(to),
    })),
    onwards: useNextFocus(from, heading),
    tellBox: ways.some(isTold) ? <TellBuyer {...box} /> : null,
    question: (
      <ReceivedQuestion
        open={handing}
        onOpenChange={setHanding}
        owed={order.owed}
        onReceived={(means) => take('done', means, `Заказ № ${order.number} выдан, деньги записаны`)}
      />
    ),
  };
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
