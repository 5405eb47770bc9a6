import { permissions } from '@siren/domain/account';
import { fieldChange } from '@siren/domain/audit';
import type { AuditEntry } from '@siren/domain/audit';
import type { HistoryLine } from '../record/RecordHistory.tsx';
import { permissionWords } from './permissionWords.ts';

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
    case 'recovery_codes':
      return 'Новые резервные коды';
    case 'join':
      return 'Пришёл по\u00a0приглашению';
    case 'role_changed':
      return 'Изменены права роли';
    case 'role_deleted':
      return `Роль «${fieldChange(entry, 'role')?.from ?? ''}» удалена, права остались`;
    default:
      return 'Права';
  }
}

/** Each permission that was given or taken away, by its name. */
export const rightsTold = (entry: AuditEntry): string[] =>
  permissions.flatMap((one) => {
    const change = fieldChange(entry, one);
    return change ? [`${change.to === true ? 'Дано' : 'Снято'}: ${permissionWords[one]}`] : [];
  });

const roleTold = (entry: AuditEntry): HistoryLine['change'] => {
  const role = entry.action === 'role_deleted' ? undefined : fieldChange(entry, 'role');
  return role ? { from: String(role.from ?? 'свои права'), to: String(role.to ?? 'свои права') } : null;
};

/** What was done to somebody of the staff, the newest first. */
export const personHistory = (changes: readonly AuditEntry[]): HistoryLine[] =>
  changes.map((entry) => ({
    key: String(entry.id),
    at: entry.at,
    text: textOf(entry),
    by: entry.by?.name ?? null,
    change: roleTold(entry),
    details: rightsTold(entry),
  }));
