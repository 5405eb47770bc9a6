import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import { fieldChange } from '@siren/domain/audit';
import { orderStatusCodes } from '@siren/domain/orders';
import { returnCauses } from '@siren/domain/returns';
import { formatExactMoney } from '@siren/ui/format';
import { callLines } from '../record/callLines.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { statusWords } from '../statusWords.ts';
import { returnWords } from './returnWords.ts';

/** Where an order stands, in the words of the staff; null for anything else. */
export const statusText = (value: AuditValue): string | null => {
  const code = orderStatusCodes.find((one) => one === value);
  return code ? statusWords[code].word : null;
};

/** Why an order came back, or was cancelled: that is told in the words of then. */
function causeText(value: AuditValue): string {
  const back = returnCauses.find((one) => one === value);
  return (back ? returnWords[back] : String(value)).toLowerCase();
}

/** What a step says besides where it led: for how much, why. */
export function stepDetail(entry: AuditEntry): string {
  const of = (wanted: string) => fieldChange(entry, wanted)?.to ?? null;
  const [value, cause, received] = [of('value'), of('cause'), of('received')];
  const byCard = of('means') === 'card' ? ' картой' : '';
  return [
    typeof value === 'number' ? ` на\u00a0${formatExactMoney(value)}` : '',
    cause === null ? '' : `, ${causeText(cause)}`,
    typeof received === 'number' ? `, получено${byCard} ${formatExactMoney(received)}` : '',
  ].join('');
}

/** What came back by a step, a line each: rows with their pieces, services, and where they went. */
export const stepDetails = (entry: AuditEntry): string[] =>
  entry.changes.flatMap(({ field, to }) => {
    if (field === 'goods' || field === 'services') return [String(to)];
    if (field === 'store') return [`принято: ${String(to)}`];
    return field === 'writtenOff' ? ['списано'] : [];
  });

const shown = (value: AuditValue) => (value === null || value === '' ? '—' : String(value));

const lineOf = ({ id, at, by }: AuditEntry, text: string): HistoryLine => ({
  key: String(id),
  at,
  by: by?.name ?? null,
  text,
  change: null,
});

/** Told by where it stood and where it stands, as a step has it. */
function stepLine(entry: AuditEntry): HistoryLine {
  const status = fieldChange(entry, 'status');
  const [from, to] = [statusText(status?.from ?? null), statusText(status?.to ?? null)];
  const text = to === null ? 'Возврат' : from === null ? to : 'Статус';
  const change = from !== null && to !== null ? { from, to } : null;
  return { ...lineOf(entry, text + stepDetail(entry)), change, details: stepDetails(entry) };
}

const saveLines = (entry: AuditEntry): HistoryLine[] =>
  entry.changes.map(({ field, from, to }) => {
    const isTaken = field === 'responsible';
    const text = isTaken ? (to === null ? 'Больше никто не\u00a0ведёт' : `Ведёт ${String(to)}`) : 'Заметка';
    // Words of a client whose data were erased are gone.
    const change = isTaken || (from === null && to === null) ? null : { from: shown(from), to: shown(to) };
    return { ...lineOf(entry, text), key: `${entry.id} ${field}`, change };
  });

/** «Стул (CHAIR): 2 шт., стало 1 шт.»: the name is said once. */
function changeText({ from, to }: AuditEntry['changes'][number]): string {
  if (typeof from === 'number' && typeof to === 'number')
    return `К\u00a0оплате: ${formatExactMoney(from)}, стало ${formatExactMoney(to)}`;
  if (from === null) return `добавлено: ${shown(to)}`;
  if (to === null) return `убрано: ${shown(from)}`;
  const name = `${shown(from).slice(0, shown(from).lastIndexOf(': '))}: `;
  return `${shown(from)}, стало ${shown(to).replace(name, '')}`;
}

/** «Чек вышел, ФД 1204: нашёлся на ленте». */
function settledText(entry: AuditEntry): string {
  const of = (wanted: string) => fieldChange(entry, wanted)?.to ?? null;
  const found = of('found') === true ? `Чек вышел, ФД\u00a0${shown(of('document'))}` : 'Чек не\u00a0вышел';
  return `${found}: ${shown(of('reason'))}`;
}

/** What one entry of the history of an order says but for its steps and calls, which the record tells by other means as well. */
export function changedLines(entry: AuditEntry): HistoryLine[] {
  switch (entry.action) {
    case 'paid':
      return [lineOf(entry, 'Оплата согласована')];
    case 'receipt':
      return [lineOf(entry, fieldChange(entry, 'task') ? 'Чек пробивают ещё раз' : 'Чек пробивают')];
    case 'correction':
      return [lineOf(entry, `Чек коррекции: ${shown(fieldChange(entry, 'reason')?.to ?? null)}`)];
    case 'settle':
      return [lineOf(entry, settledText(entry))];
    case 'save':
      return saveLines(entry);
    case 'change':
      return [{ ...lineOf(entry, 'Состав изменён'), details: entry.changes.map(changeText) }];
    default:
      return [];
  }
}

/** What staff did to an order, the newest first. */
export const orderHistory = (changes: readonly AuditEntry[]): HistoryLine[] => [
  ...callLines(changes),
  ...changes.flatMap((entry) => (entry.action === 'step' ? [stepLine(entry)] : changedLines(entry))),
];
