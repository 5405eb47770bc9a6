import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { newSectionProblem } from '@siren/domain/sections';
import type { NewSectionProblem, StaffSection } from '@siren/domain/sections';
import { recordChange } from '../audit/index.ts';
import { onlyRow, retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { endOf, holdSections } from './holdSections.ts';
import { readStaffSection } from './readStaffSection.ts';
import type { FacetsOf } from './readStaffSection.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/sections/create'>;

const refusalFor = {
  unknown: 'section.not_found',
  name: 'section.name_taken',
  path: 'section.path_taken',
} as const satisfies Record<NewSectionProblem, string>;

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<number> {
  const { idempotencyKey: key, name, path, parent } = payload;
  const sections = await holdSections(tx);
  const [made] = await tx.query<Pick<CreatePayload, 'name' | 'path' | 'parent'> & { id: number }>(sql`
    select id, name, path, parent_id as parent from sections where request = ${key}`);
  if (made) {
    const isSame = made.name === name && made.path === path && made.parent === parent;
    if (!isSame) throw badRequest('idempotencyKey: по\u00a0этому запросу уже создан другой раздел.');
    return made.id;
  }
  const problem = newSectionProblem(sections, payload);
  if (problem) throw staffRefusal(refusalFor[problem]);
  await tx.query(sql`delete from section_addresses where path = ${path}`);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(sql`
      insert into sections (parent_id, path, name, position, request)
      values (${parent}, ${path}, ${name}, ${endOf(sections, parent)}, ${key}) returning id`),
  );
  await tx.query(sql`select put_ancestors()`);
  const changes = [
    { field: 'name', from: null, to: name },
    { field: 'path', from: null, to: path },
    { field: 'parent', from: null, to: sections.find((one) => one.id === parent)?.name ?? null },
  ];
  await recordChange(context, { kind: 'section', record: id, action: 'add', changes }, tx);
  return id;
}

/**
 * Makes a section. The same key is the same section. An address that another one had is its own from now on.
 *
 * @throws ApiError section.not_found, section.name_taken, section.path_taken
 */
export async function createSection(
  context: Context,
  facetsOf: FacetsOf,
  payload: CreatePayload,
): Promise<StaffSection> {
  const id = await retryDeadlock(() => context.db.transaction((tx) => make(context, tx, payload)));
  return readStaffSection(context, facetsOf, id);
}
