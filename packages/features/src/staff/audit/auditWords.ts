import { screensFor } from '@siren/contract/staff/screens';
import type { StaffScreenName } from '@siren/contract/staff/screens';
import { recordWords } from '@siren/domain/audit';
import type { AuditRow, RecordKind, UndoHindrance } from '@siren/domain/audit';
import { formatCount } from '@siren/ui/format';
import { screenPath } from '../kit/index.ts';

type Called = Pick<AuditRow, 'kind' | 'record' | 'name'>;

/** What a record is called: «№ 104 516», «Инна Котова», and by its number where it has no name. */
export function recordName({ kind, record, name }: Called): string {
  if (kind === 'order') return `Заказ №\u00a0${record}`;
  return name ?? `${recordWords[kind].one} №\u00a0${record}`;
}

/** What a line stands for: a record, or as many as one press has changed. */
export const lineName = (row: AuditRow): string =>
  row.count > 1 ? formatCount(row.count, ['запись', 'записи', 'записей']) : recordName(row);

/** What kind of record it is of. */
export const lineKind = ({ kind, count }: AuditRow): string =>
  count > 1 ? recordWords[kind].many : recordWords[kind].one;

/** Who did it. */
export const whoText = ({ by }: Pick<AuditRow, 'by'>): string => by?.name ?? 'Команда';

const screens: Partial<Readonly<Record<RecordKind, StaffScreenName>>> = {
  order: 'orders',
  client: 'clients',
  good: 'goods',
  section: 'sections',
  ref: 'refs',
  person: 'people',
  import: 'imports',
};

/** Where a record is looked at; null where there is nothing to look at for whoever asks. */
export function recordPath({ kind, record }: Called, permissions: readonly string[]): string | null {
  const screen = screens[kind];
  if (!screen || !screensFor(permissions).includes(screen)) return null;
  return `${screenPath(screen)}/${record}`;
}

/** Why a change is not undone, and what to do instead. */
export const hindranceWords: Readonly<Record<UndoHindrance, string>> = {
  unsafe:
    'Такое действие отсюда не\u00a0отменяют: деньги, шаги заказов, доступ и\u00a0удаление меняют в\u00a0самой записи.',
  right: 'Отменить может тот, кому доступна сама запись.',
  undone: 'Уже отменено.',
  gone: 'Записи больше нет.',
  erased: 'Прежний текст удалён вместе с\u00a0данными клиента.',
  later: 'С\u00a0тех пор это меняли ещё раз. Посмотрите, как запись выглядит теперь.',
};
