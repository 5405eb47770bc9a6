import type { Order, OrderStatusCode } from '@siren/domain/orders';
import { formatDay } from '@siren/ui/format';
import type { Step } from '@siren/ui/status-line';

type Stage = { code: OrderStatusCode; label: string };

const road = (pickup: boolean): readonly Stage[] => [
  { code: 'new', label: 'Принят' },
  { code: 'confirmed', label: 'Подтверждён' },
  { code: 'assembling', label: 'Собираем' },
  pickup ? { code: 'ready', label: 'Можно забрать' } : { code: 'delivering', label: 'В пути' },
  { code: 'done', label: 'Получен' },
];

/** How far an order has come. Dates are those of a time zone (IANA). */
export function orderSteps({ status, history, delivery }: Order, zone: string): Step[] {
  const stages = road(delivery.store !== null);
  const at = (code: OrderStatusCode) => {
    const entry = history.findLast((other) => other.status.code === code);
    return entry ? formatDay(entry.at, zone) : undefined;
  };
  if (status.code === 'cancelled') {
    return [
      { label: 'Принят', detail: at('new'), state: 'done' },
      { label: 'Отменён', detail: at('cancelled'), state: 'failed' },
    ];
  }
  if (status.code === 'returned') {
    const taken = [
      { label: 'Принят', code: 'new' as const },
      { label: 'Получен', code: 'done' as const },
      { label: 'Возврат', code: status.code },
    ];
    return taken.map(({ label, code }): Step => ({ label, detail: at(code), state: 'done' }));
  }
  if (status.code === 'waiting') {
    const waiting: Step = { label: 'Ждёт подтверждения', detail: at('waiting'), state: 'now' };
    return [waiting, ...stages.slice(1).map(({ label }): Step => ({ label, state: 'later' }))];
  }
  const now = stages.findIndex(({ code }) => code === status.code);
  return stages.map(({ code, label }, index) => ({
    label,
    // What it had come to before it went back is still to come.
    detail: index <= now ? at(code) : undefined,
    state: index < now || (code === 'done' && index === now) ? 'done' : index === now ? 'now' : 'later',
  }));
}
