import type { OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import type { Step } from '@siren/ui/status-line';
import { momentText, statusWords } from '../kit/index.ts';
import { cancelWords } from './orderWords.ts';

/** Words of the steps that an order has taken, or is still to take. */
const labels: Partial<Record<OrderStatusCode, string>> = {
  new: 'Оформлен',
  confirmed: 'Подтверждён',
  assembling: 'Собираем',
  ready: 'Готов к\u00a0выдаче',
  delivering: 'В\u00a0доставке',
  done: 'Выдан',
};

/** How far an order has come, with when; times are by the clocks of its region. */
export function roadOf({ order, timeZone }: StaffOrder): Step[] {
  const { status, history, delivery, placedAt, cancelReason } = order;
  const at = (code: OrderStatusCode) => {
    const last = history.findLast((entry) => entry.status.code === code);
    return last ? momentText(last.at, timeZone) : undefined;
  };
  const placed: Step = { label: 'Оформлен', detail: momentText(placedAt, timeZone), state: 'done' };
  if (status.code === 'cancelled') {
    const label = cancelReason ? cancelWords[cancelReason] : statusWords.cancelled.word;
    return [placed, { label, detail: at('cancelled'), state: 'failed' }];
  }
  if (status.code === 'returned') {
    const done: Step = { label: statusWords.done.word, detail: at('done'), state: 'done' };
    return [placed, done, { label: statusWords.returned.word, detail: at('returned'), state: 'done' }];
  }
  const way = delivery.store ? ('ready' as const) : ('delivering' as const);
  const road: OrderStatusCode[] = ['new', 'confirmed', 'assembling', way, 'done'];
  const waits = status.code === 'waiting';
  const now = road.indexOf(status.code);
  const steps = road.map((code, index): Step => {
    const reached = !waits && index <= now;
    const state =
      index < now || (index === now && code === 'done') ? 'done' : index === now ? 'now' : 'later';
    return { label: labels[code] ?? '', detail: reached ? at(code) : undefined, state };
  });
  return waits ? [{ ...placed, label: 'Ждёт звонка', state: 'now' }, ...steps.slice(1)] : steps;
}
