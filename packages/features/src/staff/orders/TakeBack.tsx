import type { StaffOrder } from '@siren/domain/orders';
import { soldOf } from '@siren/domain/returns';
import { Button } from '@siren/ui/button';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useClock } from '../../info/index.ts';
import { momentText } from '../kit/index.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import type { OpenOrder } from './useOrder.ts';

/** Leads to a return, as long as there is one to make; once its time is over, says so. */
export function TakeBack({ shown, open }: { shown: StaffOrder; open: OpenOrder }) {
  const clock = useClock();
  const [asking, setAsking] = useState(false);
  const { goods, services } = soldOf(shown);
  const { returnableUntil: until, timeZone } = shown;
  if (until === null || [...goods, ...services].every(({ quantity, returned }) => returned === quantity))
    return null;
  if (clock() > Date.parse(until))
    return (
      <Text size={12} tone="muted">
        Срок возврата прошёл {momentText(until, timeZone)}
      </Text>
    );
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        Оформить возврат…
      </Button>
      {asking && <ReturnDialog shown={shown} open={open} onClose={() => setAsking(false)} />}
    </>
  );
}
