import { readWeek, weekText } from '@siren/domain/regions';
import { fieldChange, undoFields } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { fieldText } from './fieldText.ts';

const labels: Readonly<Record<string, string>> = {
  ...{ name: 'Название', code: 'Код', city: 'Город', address: 'Адрес', phone: 'Телефон', email: 'Почта' },
  ...{ franchise: 'Магазин-партнёр', location: 'Точка на\u00a0карте', week: 'Часы работы' },
  ...{ legalName: 'Юрлицо', inn: 'ИНН', kpp: 'КПП', ogrn: 'ОГРН' },
  ...{ payTypes: 'Способы оплаты', pickup: 'Самовывоз' },
  ...{ ownDays: 'Особые дни', picture: 'Фото', pictureAlt: 'Что на\u00a0фото' },
};
/** What a field of a store is called. */
export const storeLabel = (field: string): string => labels[field] ?? field;

/** What a field of a store says, in words. */
export function storeFieldText(field: string, value: AuditValue): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (field === 'ownDays') return value === '' ? 'нет' : String(value).replaceAll('\n', '; ');
  const week = field === 'week' ? readWeek(String(value)) : null;
  return week ? weekText(week) : fieldText(value);
}

function wholeText(entry: AuditEntry): string | null {
  const name = fieldChange(entry, 'name');
  if (entry.action === 'add') return `Добавлен: ${String(name?.to)}`;
  if (entry.action === 'delete') return `Удалён: ${String(name?.from)}`;
  if (entry.action !== 'switch') return null;
  return fieldChange(entry, 'active')?.to === true ? 'Включён' : 'Выключен';
}

/** What staff did to a store, the newest first, a line for each field. */
export const storeHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.flatMap((entry): HistoryLine[] => {
    const line = { key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, change: null };
    const whole = wholeText(entry);
    if (whole !== null) return [{ ...line, text: whole }];
    const shown = entry.changes.filter(({ field }) => !undoFields.includes(field));
    return shown.map(({ field, from, to }) => ({
      ...{ ...line, key: `${entry.id} ${field}`, text: storeLabel(field) },
      change: { from: storeFieldText(field, from), to: storeFieldText(field, to) },
    }));
  });
