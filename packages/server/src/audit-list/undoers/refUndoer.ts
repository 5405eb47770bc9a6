import { fieldChange } from '@siren/domain/audit';
import type { AuditRow } from '@siren/domain/audit';
import { readEntry, saveEntry, switchEntry } from '../../references/index.ts';
import type { Undoer } from './Undoer.ts';

const entryOf = (entry: AuditRow): number => Number(fieldChange(entry, 'entry')?.to ?? 0);

export const refUndoer: Undoer = {
  screen: 'refs',
  async present({ db }, entry) {
    const found = await readEntry(db, entry.record, entryOf(entry));
    if (!found) return null;
    return { version: found.version, fields: { ...found.texts, active: found.active } };
  },
  turn(context, entry, { version, fields }) {
    const seen = { id: entry.record, entry: entryOf(entry), version };
    const { active } = fields;
    if (entry.action === 'switch') return switchEntry(context, { ...seen, active: active === true });
    const values = Object.entries(fields).map(([key, value]) => [key, String(value ?? '')] as const);
    return saveEntry(context, { ...seen, values: Object.fromEntries(values) });
  },
};
