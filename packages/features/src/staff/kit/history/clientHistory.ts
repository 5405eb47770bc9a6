import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import { formatDecimal } from '@siren/ui/format';
import { callLines } from '../record/callLines.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';

const shown = (value: AuditValue | undefined): string => {
  if (typeof value === 'number') return formatDecimal(value);
  return value === null || value === undefined || value === '' ? '—' : String(value);
};

/** «, поздно привезли»: what was said of it. */
function reasonOf(entry: AuditEntry): string {
  const reason = fieldChange(entry, 'reason');
  // Of a client whose data were erased nobody reads why.
  return typeof reason?.to === 'string' ? `, ${reason.to}` : '';
}

function textOf(entry: AuditEntry): string {
  switch (entry.action) {
    case 'bonus':
      return `Бонусы${reasonOf(entry)}`;
    case 'block':
      return `${fieldChange(entry, 'blocked')?.to === true ? 'Вход закрыт' : 'Вход открыт'}${reasonOf(entry)}`;
    case 'sessions':
      return `Завершены сеансы: ${shown(fieldChange(entry, 'sessions')?.from)}`;
    case 'erase':
      return 'Данные клиента удалены';
    default:
      return 'Заметка';
  }
}

/** What staff did to an account, the newest first. */
export function clientHistory(changes: readonly AuditEntry[]): HistoryLine[] {
  const calls = new Map(callLines(changes).map((line) => [line.key, line]));
  return changes.flatMap((entry) => {
    const call = calls.get(String(entry.id));
    if (call) return [call];
    // Told with the call that it is about.
    if (entry.action === 'call_result') return [];
    const told = fieldChange(entry, 'bonus') ?? fieldChange(entry, 'note');
    const isTold = told !== undefined && (told.from !== null || told.to !== null);
    const change = isTold ? { from: shown(told.from), to: shown(told.to) } : null;
    return [{ key: String(entry.id), at: entry.at, text: textOf(entry), by: entry.by?.name ?? null, change }];
  });
}
