import { actionWords, fieldWords } from '@siren/domain/audit';
import type { AuditEntry } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { fieldText } from './fieldText.ts';

/** What staff did to a record that is stepped, a photo report or a shift: the deed, and a line for each field that has words. */
export const deedHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.flatMap((entry) => {
    const line = { at: entry.at, by: entry.by?.name ?? null };
    const deed = {
      ...line,
      key: String(entry.id),
      text: actionWords[entry.action] ?? entry.action,
      change: null,
    };
    const told = entry.changes.filter(({ field }) => field !== 'status');
    return [
      ...(entry.action === 'save' ? [] : [deed]),
      ...told.map(({ field, from, to }) => ({
        ...{ ...line, key: `${entry.id} ${field}`, text: fieldWords[field] ?? field },
        change: { from: fieldText(from), to: fieldText(to) },
      })),
    ];
  });
