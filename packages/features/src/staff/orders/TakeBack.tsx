import type { StaffOrder } from '@siren/domain/orders';
import { soldOf } from '@siren/domain/returns';
import { Button } from '@siren/ui/button';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useClock } from '../../info/index.ts';
import { momentText } from '../kit/index.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import type { ReturnDialogProps } from './ReturnDialog.tsx';

/** Leads to a return, as long as there is one to make; once its time is over, says so. */
export function TakeBack(props: Omit<ReturnDialogProps, 'onClose'>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <WayToReturn shown={props.shown} onAsk={() => setAsking(true)} />
      {/* What somebody has chosen stays, though there may be nothing to return any more: they are told why. */}
      {asking && <ReturnDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function WayToReturn({ shown, onAsk }: { shown: StaffOrder; onAsk(): void }) {
  const clock = useClock();
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
    <Button variant="line" wide onClick={onAsk}>
      Оформить возврат…
    </Button>
  );
}
