import { permissions } from '@siren/domain/account';
import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry } from '@siren/domain/audit';
import { permissionWords } from '@siren/domain/people';
import type { HistoryLine } from '../record/RecordHistory.tsx';

/** What is told by its word alone. */
const bare: Readonly<Record<string, string>> = {
  recovery_codes: 'Новые резервные коды',
  join: 'Пришёл по\u00a0приглашению',
  accept: 'Покупатель стал сотрудником',
  role_changed: 'Изменены права роли',
};

function textOf(entry: AuditEntry): string {
  const reason = fieldChange(entry, 'reason')?.to;
  const because = typeof reason === 'string' ? `, ${reason}` : '';
  switch (entry.action) {
    case 'block':
      return `${fieldChange(entry, 'blocked')?.to === true ? 'Вход закрыт' : 'Вход открыт'}${because}`;
    case 'sessions':
      return `Завершены сеансы: ${fieldChange(entry, 'sessions')?.from ?? 0}`;
    case 'factor':
      return fieldChange(entry, 'factor')?.to === true
        ? 'Включён вход по\u00a0коду'
        : 'Отключён вход по\u00a0коду';
    case 'factor_reset':
      return `Сброшен вход по\u00a0коду${because}`;
    case 'bind':
      return 'Магазины';
    case 'dismiss':
      return `Больше не\u00a0сотрудник${because}`;
    case 'role_deleted':
      return `Роль «${fieldChange(entry, 'role')?.from ?? ''}» удалена, права остались`;
    default:
      return bare[entry.action] ?? 'Права';
  }
}

/** Each permission that was given or taken away, by its name. */
export const rightsTold = (entry: AuditEntry): string[] =>
  permissions.flatMap((one) => {
    const change = fieldChange(entry, one);
    return change ? [`${change.to === true ? 'Дано' : 'Снято'}: ${permissionWords[one]}`] : [];
  });

const changeTold = (entry: AuditEntry): HistoryLine['change'] => {
  const role = entry.action === 'role_deleted' ? undefined : fieldChange(entry, 'role');
  if (role) return { from: String(role.from ?? 'свои права'), to: String(role.to ?? 'свои права') };
  const stores = fieldChange(entry, 'stores');
  return stores ? { from: String(stores.from), to: String(stores.to) } : null;
};

/** What was done to somebody of the staff, the newest first. */
export const personHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => ({
    key: String(entry.id),
    at: entry.at,
    text: textOf(entry),
    by: entry.by?.name ?? null,
    change: changeTold(entry),
    details: rightsTold(entry),
  }));
