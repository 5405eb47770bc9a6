import type { AuditEntry, FieldChange } from '@siren/domain/audit';
import { fieldChange } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { fieldText } from './fieldText.ts';

const labels: Readonly<Record<string, string>> = {
  title: 'Заголовок',
  description: 'Подзаголовок',
  path: 'Адрес',
  from: 'Первый день',
  to: 'Последний день',
  regions: 'Регионы',
  footer: 'Ссылка внизу сайта',
  blocks: 'Блоки',
  foot: 'Место внизу сайта',
};
/** What a field of a page is called. */
export const pageLabel = (field: string): string => labels[field] ?? field;

function changeLine(entry: AuditEntry, { field, from, to }: FieldChange): HistoryLine {
  const line = { key: `${entry.id} ${field}`, at: entry.at, by: entry.by?.name ?? null };
  if (field === 'inside') return { ...line, text: `Изменено: ${String(to)}`, change: null };
  if (field === 'footer')
    return { ...line, text: to === true ? 'Ссылка внизу сайта' : 'Без ссылки внизу сайта', change: null };
  if (field === 'regions')
    return { ...line, text: to === null ? 'Для всех регионов' : 'Регионы', change: null };
  return { ...line, text: pageLabel(field), change: { from: fieldText(from), to: fieldText(to) } };
}

function linesOf(entry: AuditEntry): HistoryLine[] {
  const line = { key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, change: null };
  const number = (field: string) => String(fieldChange(entry, field)?.to ?? '');
  if (entry.action === 'publish')
    return [{ ...line, text: `Опубликована версия\u00a0${number('published')}` }];
  if (entry.action === 'return')
    return [{ ...line, text: `В\u00a0черновике версия\u00a0${number('version')}` }];
  if (entry.action === 'hide') return [{ ...line, text: 'Снята с\u00a0сайта' }];
  if (entry.action === 'add')
    return [
      {
        ...line,
        text: number('copyOf') === '' ? 'Создана' : `Создана как копия страницы №\u00a0${number('copyOf')}`,
      },
    ];
  if (entry.action === 'restore') return [{ ...line, text: 'Возвращена из\u00a0удалённых' }];
  if (entry.action === 'delete') {
    const to = number('leadsTo');
    return [{ ...line, text: to === '' ? 'Удалена' : `Удалена, адрес ведёт на\u00a0«${to}»` }];
  }
  return entry.changes.map((change) => changeLine(entry, change));
}

/** What staff did to a page, the newest first, a line for each field. */
export const pageHistory = (changes: readonly AuditEntry[]): HistoryLine[] => changes.flatMap(linesOf);
