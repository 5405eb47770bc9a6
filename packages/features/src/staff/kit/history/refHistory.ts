import { fieldChange, valueChanges } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import type { ReferenceDeclaration } from '@siren/domain/references';
import type { HistoryLine } from '../record/RecordHistory.tsx';

const shown = (value: AuditValue | undefined): string =>
  value === undefined || value === null || value === '' ? '—' : String(value);

function textOf(entry: AuditEntry): string {
  const name = shown(fieldChange(entry, 'name')?.to);
  switch (entry.action) {
    case 'add':
      return `Добавлено: ${name}`;
    case 'delete':
      return `Удалено: ${name}`;
    case 'move': {
      const place = fieldChange(entry, 'place');
      return `Место ${shown(place?.from)}, стало ${shown(place?.to)}: ${name}`;
    }
    case 'merge':
      return `Объединено: ${shown(fieldChange(entry, 'merged')?.to)}. Осталось: ${name}`;
    case 'switch':
      return `${fieldChange(entry, 'active')?.to === true ? 'Включено' : 'Выключено'}: ${name}`;
    default:
      return `Изменено: ${name}`;
  }
}

/** What staff did to a reference, the newest first. */
export const refHistory = (
  changes: readonly AuditEntry[],
  { fields }: Pick<ReferenceDeclaration, 'fields'>,
): HistoryLine[] =>
  changes.map((entry) => ({
    ...{ key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, text: textOf(entry), change: null },
    details: fields.flatMap(({ key, title }) => {
      const change =
        entry.action === 'save' ? valueChanges(entry.changes).find(({ field }) => field === key) : undefined;
      return change ? [`${title}. Было: ${shown(change.from)}`, `${title}. Стало: ${shown(change.to)}`] : [];
    }),
  }));
