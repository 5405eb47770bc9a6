import { isOrderChangeable } from '@siren/domain/order-changes';
import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { useState } from 'react';
import type { OpenOrder } from '../useOrder.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { ChangeDialogProps } from './ChangeDialog.tsx';

export interface ChangeOrderProps extends Pick<ChangeDialogProps, 'onUnsaved'> {
  shown: StaffOrder;
  open: OpenOrder;
}

/** Leads to a change of rows and services, as long as they may change. */
export function ChangeOrder({ shown, open, onUnsaved }: ChangeOrderProps) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      {isOrderChangeable(shown.order.status.code) && (
        <Button size="s" variant="line" onClick={() => setChanging(true)}>
          Изменить состав
        </Button>
      )}
      {/* What somebody has put together stays, though the order may not change any more. */}
      {changing && (
        <ChangeDialog shown={shown} open={open} onUnsaved={onUnsaved} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
