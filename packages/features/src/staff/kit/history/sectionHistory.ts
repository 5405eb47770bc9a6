import type { AuditEntry, AuditValue, FieldChange } from '@siren/domain/audit';
import { fieldChange } from '@siren/domain/audit';
import { fieldText } from './fieldText.ts';
import type { HistoryLine } from '../record/RecordHistory.tsx';

const labels: Readonly<Record<string, string>> = {
  name: 'Название',
  path: 'Адрес',
  title: 'Заголовок для\u00a0поиска',
  description: 'Описание для\u00a0поиска',
  facets: 'Порядок отбора',
  sort: 'Порядок товаров',
  pins: 'Закреплённые товары',
  list: 'Список товаров',
};
/** What a field of a section is called. */
export const sectionLabel = (field: string): string => labels[field] ?? field;

/** Orders as shoppers read them. */
const sorts: Readonly<Record<string, string>> = {
  popular: 'Сначала популярные',
  'price-asc': 'Сначала дешёвые',
  'price-desc': 'Сначала дорогие',
  new: 'Сначала новинки',
};
/** The order that a section opens with, in words. */
export const sortText = (sort: AuditValue): string =>
  sort === null ? 'Как во\u00a0всём магазине' : (sorts[String(sort)] ?? String(sort));

/** Goods by their ids, as they are written down. */
export function pinnedText(known: Known['pinned'], ids: AuditValue): string {
  if (ids === null || ids === '') return 'нет';
  return String(ids)
    .split(', ')
    .map((id) => known.find((good) => String(good.id) === id)?.name ?? `№\u00a0${id}`)
    .join(', ');
}

/** A list by its id, as it is written down. */
export function listText(known: Known['lists'], id: AuditValue): string {
  if (id === null || id === '') return 'нет';
  return known.find((list) => String(list.id) === String(id))?.name ?? `№\u00a0${String(id)}`;
}

/** What filters, pinned goods and lists are called. */
interface Known {
  found: readonly { code: string; name: string }[];
  pinned: readonly { id: number; name: string | null }[];
  lists: readonly { id: number; name: string }[];
}

/** Filters as they are written down: codes, hidden ones in brackets. */
function facetsOf(found: Known['found'], value: AuditValue): string {
  if (value === null) return 'как в\u00a0разделе выше';
  return String(value)
    .split(', ')
    .map((code) => {
      const bare = code.replace(/^\((.*)\)$/, '$1');
      const name = found.find((facet) => facet.code === bare)?.name ?? bare;
      return bare === code ? name : `без «${name}»`;
    })
    .join(', ');
}

function moveLine({ id, at, by, changes }: AuditEntry): HistoryLine {
  const parent = changes.find(({ field }) => field === 'parent');
  const place = changes.find(({ field }) => field === 'place');
  const top = (value: AuditValue) => (value === null ? 'верхний уровень' : `«${String(value)}»`);
  return {
    ...{ key: String(id), at, by: by?.name ?? null },
    text: parent ? 'Перенесён' : 'Место',
    change: parent
      ? { from: top(parent.from), to: top(parent.to) }
      : { from: fieldText(place?.from), to: fieldText(place?.to) },
  };
}

const madeLine = ({ id, at, by }: AuditEntry): HistoryLine => ({
  ...{ key: String(id), at, by: by?.name ?? null, text: 'Создан', change: null },
});

const mergedLine = (entry: AuditEntry): HistoryLine => ({
  ...{ key: String(entry.id), at: entry.at, by: entry.by?.name ?? null, change: null },
  text: `Сюда перешёл раздел «${fieldText(fieldChange(entry, 'merged')?.to)}», товаров\u00a0${fieldText(fieldChange(entry, 'goods')?.to)}`,
});

function savedLine(entry: AuditEntry, known: Known, change: FieldChange): HistoryLine {
  const { field, from, to } = change;
  const line = { key: `${entry.id} ${field}`, at: entry.at, by: entry.by?.name ?? null };
  const back = String(fieldChange(entry, 'back')?.to ?? '').split(', ');
  if (field === 'hidden')
    return { ...line, text: to === true ? 'Скрыт из\u00a0магазина' : 'Снова в\u00a0магазине', change: null };
  if (field === 'parent')
    return {
      ...line,
      text: 'Место возвращено из\u00a0файла',
      change: { from: fieldText(from), to: fieldText(to) },
    };
  const words: Readonly<Record<string, (value: AuditValue) => string>> = {
    facets: (value) => facetsOf(known.found, value),
    sort: sortText,
    pins: (value) => pinnedText(known.pinned, value),
    list: (value) => listText(known.lists, value),
  };
  const said = words[field] ?? fieldText;
  const text = back.includes(field)
    ? `${sectionLabel(field)}, возвращено из\u00a0файла`
    : sectionLabel(field);
  return { ...line, text, change: { from: said(from), to: said(to) } };
}

/** What is told in one line, whatever fields it has. */
const wholeLines: Readonly<Record<string, (entry: AuditEntry) => HistoryLine>> = {
  move: moveLine,
  add: madeLine,
  merge: mergedLine,
  delete: ({ id, at, by }) => ({
    ...{ key: String(id), at, by: by?.name ?? null, text: 'Удалён', change: null },
  }),
};

/** What staff did to a section, the newest first, a line for each field. */
export const sectionHistory = (
  changes: readonly AuditEntry[],
  known: Known = { found: [], pinned: [], lists: [] },
): HistoryLine[] =>
  changes.flatMap((entry) => {
    const whole = wholeLines[entry.action];
    if (whole) return [whole(entry)];
    return entry.changes
      .filter(({ field }) => field !== 'back')
      .map((change) => savedLine(entry, known, change));
  });
