import type { AuditEntry, FieldChange } from './entities.ts';

/** What a change did to a field; undefined where it left the field as it was. */
export const fieldChange = (
  { changes }: Pick<AuditEntry, 'changes'>,
  field: string,
): FieldChange | undefined => changes.find((one) => one.field === field);
