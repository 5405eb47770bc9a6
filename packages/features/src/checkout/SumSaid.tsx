import type { Totals } from '@siren/domain/orders';
import { formatExactMoney, MINUS } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';

function words({ discount, bonus, certificates, toPay }: Totals): string {
  const parts: [name: string, amount: number][] = [
    ['промокод', discount],
    ['бонусы', bonus],
    ['сертификаты', certificates],
  ];
  const off = parts.flatMap(([name, amount]) =>
    amount > 0 ? [`${name} ${MINUS}${formatExactMoney(amount)}`] : [],
  );
  return [`К\u00a0оплате ${formatExactMoney(toPay)}`, ...off].join(', ');
}

/**
 * Tells a screen reader the sum when it has changed and is settled: once for a change, whatever it was that changed
 * it. The one live region of the sum.
 */
export function SumSaid({ totals, pending }: { totals: Totals; pending: boolean }) {
  const current = words(totals);
  const [said, setSaid] = useState(current);
  if (!pending && said !== current) setSaid(current);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
