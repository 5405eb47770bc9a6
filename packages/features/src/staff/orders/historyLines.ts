import type { AuditValue } from '@siren/domain/audit';
import { orderStatusCodes } from '@siren/domain/orders';
import { returnCauses } from '@siren/domain/returns';
import type { StaffOrder } from '@siren/domain/orders';
import { formatExactMoney } from '@siren/ui/format';
import { callLines, statusWords } from '../kit/index.ts';
import type { HistoryLine } from '../kit/index.ts';
import { cancelWords } from './orderWords.ts';
import { returnWords } from './stepWords.ts';
import { messageLines } from './tell/index.ts';

const statusText = (value: AuditValue): string | null => {
  const code = orderStatusCodes.find((one) => one === value);
  return code ? statusWords[code].word : null;
};

/** Why an order came back, or was cancelled: that is told in the words of then. */
function causeText(value: AuditValue): string {
  const back = returnCauses.find((one) => one === value);
  return (back ? returnWords[back] : String(value)).toLowerCase();
}

type Entry = StaffOrder['changes'][number];

/** What a step says besides where it led: for how much, why. */
function stepDetail({ changes }: Entry): string {
  const of = (wanted: string) => changes.find(({ field }) => field === wanted)?.to ?? null;
  const [value, cause, received] = [of('value'), of('cause'), of('received')];
  return [
    typeof value === 'number' ? ` на\u00a0${formatExactMoney(value)}` : '',
    cause === null ? '' : `, ${causeText(cause)}`,
    typeof received === 'number' ? `, получено ${formatExactMoney(received)}` : '',
  ].join('');
}

const shown = (value: AuditValue) => (value === null || value === '' ? '—' : String(value));

function saveLines({ id, at, by, changes }: Entry): HistoryLine[] {
  return changes.map(({ field, from, to }) => {
    const isTaken = field === 'responsible';
    return {
      key: `${id} ${field}`,
      at,
      by: by?.name ?? null,
      text: isTaken ? (to === null ? 'Больше никто не\u00a0ведёт' : `Ведёт ${String(to)}`) : 'Заметка',
      // Words of a client whose data were erased are gone.
      change: isTaken || (from === null && to === null) ? null : { from: shown(from), to: shown(to) },
    };
  });
}

/** «Стул (CHAIR): 2 шт., стало 1 шт.»: the name is said once. */
function changeText({ from, to }: Entry['changes'][number]): string {
  if (typeof from === 'number' && typeof to === 'number')
    return `К\u00a0оплате: ${formatExactMoney(from)}, стало ${formatExactMoney(to)}`;
  if (from === null) return `добавлено: ${shown(to)}`;
  if (to === null) return `убрано: ${shown(from)}`;
  const name = `${shown(from).slice(0, shown(from).lastIndexOf(': '))}: `;
  return `${shown(from)}, стало ${shown(to).replace(name, '')}`;
}

const rowLine = ({ id, at, by, changes }: Entry): HistoryLine => ({
  key: String(id),
  at,
  by: by?.name ?? null,
  text: 'Состав изменён',
  change: null,
  details: changes.map(changeText),
});

/** What happened to an order, the newest first: its steps with who took them, what staff changed besides, what its buyer was told. */
export function historyLines({ order, changes, messages }: StaffOrder): HistoryLine[] {
  const stepAt = new Map(changes.filter(({ action }) => action === 'step').map((entry) => [entry.at, entry]));
  const steps = order.history.map(({ status, at }, index): HistoryLine => {
    const entry = stepAt.get(at);
    const out = status.code === 'cancelled' && order.cancelReason ? cancelWords[order.cancelReason] : null;
    return {
      key: `${index} ${status.code}`,
      at,
      by: entry?.by?.name ?? null,
      text: (out ?? statusText(status.code) ?? '') + (entry ? stepDetail(entry) : ''),
      change: null,
    };
  });
  const paid = changes
    .filter(({ action }) => action === 'paid')
    .map(({ id, at, by }) => ({
      key: String(id),
      at,
      by: by?.name ?? null,
      text: 'Оплата согласована',
      change: null,
    }));
  const saved = changes.filter(({ action }) => action === 'save').flatMap(saveLines);
  const rows = changes.filter(({ action }) => action === 'change').map(rowLine);
  // A message has the moment of what it tells of, and comes after it.
  return [...callLines(changes), ...steps, ...paid, ...saved, ...rows, ...messageLines(messages)].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
