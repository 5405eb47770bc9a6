import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { deleteProblem } from '@siren/domain/sections';
import type { StaffSectionRow } from '@siren/domain/sections';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdPages, holdSectionsAndGoods } from './holdSections.ts';
import { readSectionRows } from './readSectionRows.ts';
import { readUses } from './readUses.ts';

type DeletePayload = CheckedPayloadOf<'/api/admin/sections/delete'>;

async function remove(context: Context, tx: Database, { id, version }: DeletePayload): Promise<void> {
  const held = (await holdSectionsAndGoods(tx)).find((one) => one.id === id);
  if (!held) throw staffRefusal('section.not_found');
  await holdPages(tx);
  const problem = deleteProblem({ made: held.made, uses: await readUses(tx, context.session, id) });
  if (problem) throw staffRefusal(problem === 'fed' ? 'section.fed' : 'section.used');
  if (held.version !== version) throw staffRefusal('general.conflict');
  await tx.query(sql`delete from sections where id = ${id}`);
  const changes = [
    { field: 'name', from: held.name, to: null },
    { field: 'path', from: held.path, to: null },
  ];
  await recordChange(context, { kind: 'section', record: id, action: 'delete', changes }, tx);
}

/**
 * Deletes a section that staff made and nothing uses. The addresses that led to it are nobody's then.
 *
 * @throws ApiError section.not_found, section.fed, section.used, general.conflict
 */
export async function deleteSection(context: Context, payload: DeletePayload): Promise<StaffSectionRow[]> {
  await retryDeadlock(() => context.db.transaction((tx) => remove(context, tx, payload)));
  return readSectionRows(context.db);
}
