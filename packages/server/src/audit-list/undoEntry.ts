import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, refusal, staffRefusal } from '@siren/contract/errors';
import { undoneFields } from '@siren/domain/audit';
import type { OpenedEntry } from '@siren/domain/audit';
import type { Context } from '../http/index.ts';
import { openEntry } from './openEntry.ts';
import { undoers } from './undoers/index.ts';

/** Lets a change be undone as it was seen. @throws ApiError not_authorized, audit.not_undoable, general.conflict */
function checkUndo(opened: OpenedEntry, version: number): void {
  const { hindrance } = opened.undo;
  if (hindrance === 'right') throw refusal('user.not_authorized');
  if (hindrance === 'later' || (hindrance === null && opened.undo.version !== version))
    throw staffRefusal('general.conflict', { data: opened });
  if (hindrance !== null) throw staffRefusal('audit.not_undoable', { data: opened });
}

/**
 * Puts the fields of a change back by the save of its record, which has the last word: of what was changed meanwhile nothing is lost.
 *
 * @throws ApiError audit.not_found, audit.not_undoable, general.conflict, not_authorized, and what the save throws
 */
export async function undoEntry(
  context: Context,
  { id, version }: CheckedPayloadOf<'/api/admin/audit/undo'>,
): Promise<OpenedEntry> {
  const opened = await openEntry(context, id);
  checkUndo(opened, version);
  const { entry } = opened;
  const undone = { ...context, run: { kind: 'undo' as const, entry: id } };
  try {
    await undoers[entry.kind]?.turn(undone, entry, { version, fields: undoneFields(entry) });
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await openEntry(context, id) });
  }
  return openEntry(context, id);
}
