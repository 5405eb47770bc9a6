import type { PresentFields } from '@siren/domain/audit';
import { saveClient } from '../../client-records/index.ts';
import { sql } from '../../db/index.ts';
import { changeSaved } from '../../fulfilment/index.ts';
import type { PresentRecord, Undoer } from './Undoer.ts';

interface Noted {
  version: number;
  note: string;
}

const presentOf = ([row]: readonly Noted[]): PresentRecord | null =>
  row ? { version: row.version, fields: { note: row.note } } : null;

const noteOf = ({ note }: PresentFields): string => String(note ?? '');

export const clientUndoer: Undoer = {
  screen: 'clients',
  present: async ({ db }, { record }) =>
    presentOf(
      await db.query<Noted>(sql`
        select version, info as note from users where id = ${record} and erased_at is null`),
    ),
  turn: (context, { record: id }, { version, fields }) =>
    saveClient(context, { id, version, note: noteOf(fields) }),
};

export const orderUndoer: Undoer = {
  screen: 'orders',
  present: async ({ db }, { record }) =>
    presentOf(
      await db.query<Noted>(sql`select version, staff_note as note from orders where id = ${record}`),
    ),
  turn: (context, { record: id }, { version, fields }) =>
    changeSaved(context, { id, version, note: noteOf(fields) }),
};
