import { fieldChange, fieldWords } from '@siren/domain/audit';
import type { AuditEntry, AuditValue } from '@siren/domain/audit';
import { formatNumber } from '@siren/ui/format';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { rightsTold } from './personHistory.ts';

const shown = (value: AuditValue | undefined): string =>
  value === undefined || value === null || value === '' ? '—' : String(value);

const lineOf = ({ id, at, by }: AuditEntry, text: string, details: string[] = []): HistoryLine => ({
  ...{ key: String(id), at, by: by?.name ?? null, text, change: null },
  ...(details.length > 0 && { details }),
});

/** «Было: —», «Стало: …» of a name, where it is told at all. */
function named(entry: AuditEntry): HistoryLine['change'] {
  const name = fieldChange(entry, 'name');
  return name && (name.from !== null || name.to !== null)
    ? { from: shown(name.from), to: shown(name.to) }
    : null;
}

const made: Readonly<Record<string, string>> = {
  add: 'Роль добавлена',
  delete: 'Роль удалена',
  save: 'Роль изменена',
};

function factorTold(entry: AuditEntry): string[] {
  const change = fieldChange(entry, 'needsFactor');
  if (!change) return [];
  return [change.to === true ? 'Вход по\u00a0коду обязателен' : 'Вход по\u00a0коду не\u00a0обязателен'];
}

/** What staff did to a role. */
export const roleHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => ({
    ...lineOf(entry, made[entry.action] ?? 'Роль', [...rightsTold(entry), ...factorTold(entry)]),
    change: named(entry),
  }));

const invited: Readonly<Record<string, string>> = {
  add: 'Приглашение отправлено',
  again: 'Новая ссылка приглашения',
  withdraw: 'Приглашение отозвано',
};

/** What staff did to an invitation. */
export const invitationHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => lineOf(entry, invited[entry.action] ?? 'Приглашение', rightsTold(entry)));

const viewed: Readonly<Record<string, string>> = {
  create: 'Вид списка сохранён',
  delete: 'Вид списка удалён',
  save: 'Вид списка изменён',
};

const viewFields: Readonly<Record<string, string>> = {
  hidden: 'Другие колонки',
  state: 'Другие фильтры или порядок',
};

/** What staff did to a view of a list. What it shows is told by no words: it may name a client. */
export const viewHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => {
    const shared = fieldChange(entry, 'shared');
    const details = [
      ...(shared && entry.action === 'save'
        ? [shared.to === true ? 'Виден всем' : 'Виден только автору']
        : []),
      ...(entry.action === 'save' ? entry.changes.flatMap(({ field }) => viewFields[field] ?? []) : []),
    ];
    return { ...lineOf(entry, viewed[entry.action] ?? 'Вид списка', details), change: named(entry) };
  });

const importDeeds: Readonly<Record<string, string>> = {
  start: 'Импорт начат',
  cancel: 'Импорт отменён',
};

/** What was asked of an import: «Файл: loza.xml», «Проба». */
function askedOf(entry: AuditEntry): string[] {
  const file = fieldChange(entry, 'file');
  return [
    ...(file ? [`Файл: ${shown(file.to)}`] : []),
    ...(fieldChange(entry, 'dryRun') ? ['Проба, ничего не\u00a0меняется'] : []),
    ...(fieldChange(entry, 'part') ? ['Часть товаров, с\u00a0продажи ничего не\u00a0снимается'] : []),
    ...(fieldChange(entry, 'allowLoss') ? ['Снять с\u00a0продажи и\u00a0больше половины'] : []),
  ];
}

/** What an import of a file did: «Новых товаров: 12», and who began or stopped it. */
export const importHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => {
    const deed = importDeeds[entry.action];
    if (deed !== undefined) return lineOf(entry, deed, askedOf(entry));
    const told = entry.changes.flatMap(({ field, to }) =>
      typeof to === 'number' ? [`${fieldWords[field] ?? field}: ${formatNumber(to)}`] : [],
    );
    const isBroken = fieldChange(entry, 'broken') !== undefined;
    const isCancelled = fieldChange(entry, 'cancelled') !== undefined;
    const text = isCancelled ? 'Загрузка отменена' : isBroken ? 'Загрузка оборвалась' : 'Загрузка';
    return lineOf(entry, text, told.length > 0 || isBroken ? told : ['Ничего не\u00a0изменилось']);
  });
