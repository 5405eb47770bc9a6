import type { MoneyState, StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import type { RefObject } from 'react';
import { CancelOrder, TakeBack, useOrderSteps } from '../../staff/orders/index.ts';
import * as css from '../panels.css.ts';
import { useTillKey } from '../useTillKey.ts';
import type { OfficeOrder } from './useOfficeOrder.ts';

export interface OrderDeedsProps {
  shown: StaffOrder;
  money: MoneyState;
  open: OfficeOrder;
  /** Has the focus where no step is left. */
  heading: RefObject<HTMLElement | null>;
}

/** The key of the next step: both hands stay at the till. */
const STEP_KEY = 'F4';

const nothing = () => undefined;

/** What is done with the order next, always in sight: by a press, a touch, or its key. */
export function OrderDeeds({ shown, money, open, heading }: OrderDeedsProps) {
  const { steps, onwards, tellBox, question } = useOrderSteps({
    shown,
    money,
    open,
    heading,
  });
  useTillKey(STEP_KEY, steps[0]?.go ?? nothing);
  return (
    <footer className={css.deeds}>
      {tellBox}
      <div className={css.buttons}>
        {steps.map(({ to, word, going, go }, at) => (
          <Button
            key={to}
            ref={at === 0 ? onwards : undefined}
            variant={at === 0 ? 'solid' : 'line'}
            loading={going}
            onClick={go}
            {...(at === 0 && { 'aria-keyshortcuts': STEP_KEY })}
          >
            {word}
            {at === 0 && <span className={css.key}>{STEP_KEY}</span>}
          </Button>
        ))}
        <TakeBack shown={shown} open={open} onUnsaved={nothing} />
        <CancelOrder shown={shown} open={open} />
      </div>
      {question}
    </footer>
  );
}
