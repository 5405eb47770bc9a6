import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { fieldText } from './fieldText.ts';

const labels: Readonly<Record<string, string>> = {
  ...{
    name: 'Название',
    address: 'Адрес',
    region: 'Регион',
    period: 'Как часто',
    hour: 'Час',
    login: 'Логин',
  },
};

/** What staff did to a source of imports, a line for each field. */
export const importSourceHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.flatMap((entry): HistoryLine[] => {
    const line = { key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, change: null };
    const name = fieldChange(entry, 'name');
    if (entry.action === 'add') return [{ ...line, text: `Добавлен: ${fieldText(name?.to ?? null)}` }];
    if (entry.action === 'delete') return [{ ...line, text: `Удалён: ${fieldText(name?.from ?? null)}` }];
    return entry.changes.map(({ field, from, to }) => ({
      ...{ ...line, key: `${entry.id} ${field}`, text: labels[field] ?? field },
      change: { from: fieldText(from), to: fieldText(to) },
    }));
  });
