import type { MoneyState, StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Inline, Stack } from '@siren/ui/layout';
import type { RefObject } from 'react';
import { CallButton } from '../kit/index.ts';
import { PrintMenu } from './PrintMenu.tsx';
import type { OpenOrder } from './useOrder.ts';
import { useOrderSteps } from './useOrderSteps.tsx';

export interface OrderActionsProps {
  shown: StaffOrder;
  money: MoneyState;
  open: OpenOrder;
  /** Has the focus where no step is left. */
  heading: RefObject<HTMLElement | null>;
}

/** What can be done with an order next: the way onwards first. */
export function OrderActions(props: OrderActionsProps) {
  const { shown, open } = props;
  const { id, customer } = shown.order;
  const { steps, onwards, tellBox, question } = useOrderSteps(props);
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <PrintMenu ids={[id]} />
        {customer.phone !== '' && <CallButton phone={customer.phone} onCall={() => open.call()} />}
        {steps.toReversed().map(({ to, word, going, go }) => (
          <Button
            key={to}
            ref={to === steps[0]?.to ? onwards : undefined}
            variant={to === steps[0]?.to ? 'solid' : 'line'}
            loading={going}
            onClick={go}
          >
            {word}
          </Button>
        ))}
      </Inline>
      {tellBox}
      {question}
    </Stack>
  );
}
