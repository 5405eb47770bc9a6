import { fieldChange } from '@siren/domain/audit';
import type { AuditRow } from '@siren/domain/audit';
import { fragment } from '../../../db/index.ts';
import type { Fragment } from '../../../db/index.ts';

/** Whether a variant `o` is the one that an entry names. Entries of before have its article alone. */
export function variantOf(entry: AuditRow): Fragment {
  const offer = fieldChange(entry, 'offer')?.to;
  return typeof offer === 'number'
    ? fragment`o.id = ${offer}`
    : fragment`o.article = ${String(fieldChange(entry, 'article')?.to ?? '')}`;
}
