import type { CheckCause, ErrorState } from './entities.ts';
import type { ErrorSeverity } from './rules.ts';

export const severityWords: Readonly<Record<ErrorSeverity, { one: string; many: string }>> = {
  critical: { one: 'Критично', many: 'Критичные' },
  error: { one: 'Ошибка', many: 'Ошибки' },
  warning: { one: 'Предупреждение', many: 'Предупреждения' },
};

export const errorWords: Readonly<Record<ErrorState, string>> = {
  new: 'Новая',
  known: 'Известна',
  fixed: 'Исправлена',
  ignored: 'Не\u00a0ошибка',
};

/** By what an error was found: «Найдена при импорте». */
export const causeWords: Readonly<Record<CheckCause, string>> = {
  press: 'при проверке',
  import: 'при импорте',
  daily: 'при ежедневной проверке',
};
