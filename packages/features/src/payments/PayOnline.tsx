import type { Order } from '@siren/domain/orders';
import { isOnline } from '@siren/domain/payments';
import { Button } from '@siren/ui/button';
import { useEffect, useRef, useState } from 'react';
import { PaymentForm } from './PaymentForm.tsx';
import type { Paying } from './usePayment.ts';

interface PayOnlineProps {
  order: Order;
  payment: Paying;
}

/** An order that is agreed to be paid on receipt may be paid at once after all. Nothing where it may not. */
export function PayOnline({ order, payment }: PayOnlineProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const payTypes = order.payTypes.filter(({ code }) => isOnline(code));
  // The button goes: who pressed it goes on with what has come in its place.
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [open]);
  if (order.owed === 0 || payTypes.length === 0) return null;
  return (
    <div ref={box}>
      {open ? (
        <PaymentForm order={{ ...order, payTypes }} payment={payment} />
      ) : (
        <Button variant="line" onClick={() => setOpen(true)}>
          Оплатить онлайн
        </Button>
      )}
    </div>
  );
}
