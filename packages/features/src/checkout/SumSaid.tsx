import type { Totals } from '@siren/domain/checkout';
import { formatExactMoney } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';

function words({ goods, discount, services, bonus, certificates, toPay }: Totals): string {
  const steps: [name: string, amount: number][] = [
    ['товары', goods],
    ['промокод', -discount],
    ['доставка и\u00a0услуги', services],
    ['бонусы', -bonus],
    ['сертификаты', -certificates],
  ];
  const said = steps.flatMap(([name, amount]) =>
    amount === 0 ? [] : [`${name} ${formatExactMoney(amount)}`],
  );
  return [`К\u00a0оплате ${formatExactMoney(toPay)}`, ...said].join(', ');
}

/**
 * Tells a screen reader the sum with all its steps when it has changed and is settled: once for a change, whatever it was that changed
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
