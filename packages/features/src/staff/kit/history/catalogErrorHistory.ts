import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';

function toldOf(entry: AuditEntry): string {
  const assignee = fieldChange(entry, 'assignee');
  if (entry.action === 'ignore') return 'Не\u00a0ошибка';
  if (entry.action === 'reopen') return 'Снова ошибка';
  return typeof assignee?.to === 'string' ? `Ответственный: ${assignee.to}` : 'Без ответственного';
}

/** What staff did about an error of the catalogue. */
export const catalogErrorHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => {
    const reason = fieldChange(entry, 'reason')?.to;
    return {
      ...{
        key: String(entry.id),
        at: entry.at,
        by: entry.by?.name ?? null,
        text: toldOf(entry),
        change: null,
      },
      details: typeof reason === 'string' && reason !== '' ? [reason] : [],
    };
  });
