import type { AuditValue } from '@siren/domain/audit';

/** So much of a text is told. */
const TOLD = 80;

/** What a field held, in a line of a history. */
export const fieldText = (value: AuditValue | undefined): string => {
  const text = value === null || value === undefined || value === '' ? 'нет' : String(value);
  return text.length > TOLD ? `${text.slice(0, TOLD)}…` : text;
};
