import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { createSection } from './createSection.ts';
import { deleteSection } from './deleteSection.ts';
import { mergeSections } from './mergeSections.ts';
import { moveSection } from './moveSection.ts';
import { readSectionRows } from './readSectionRows.ts';
import { readStaffSection } from './readStaffSection.ts';
import type { FacetsOf } from './readStaffSection.ts';
import { readUses } from './readUses.ts';
import { saveSection } from './saveSection.ts';

/** Calls by which staff put the catalogue in order. */
export const createSectionsHandlers = (
  facetsOf: FacetsOf,
): Pick<Handlers, Extract<CallPath, `/api/admin/sections/${string}`>> => ({
  '/api/admin/sections/list': async ({ db }) => ({ sections: await readSectionRows(db) }),
  '/api/admin/sections/get': (context, { id }) => readStaffSection(context, facetsOf, id),
  '/api/admin/sections/create': (context, payload) => createSection(context, facetsOf, payload),
  '/api/admin/sections/save': (context, payload) => saveSection(context, facetsOf, payload),
  '/api/admin/sections/uses': ({ db, session }, { id }) => readUses(db, session, id),
  '/api/admin/sections/merge': (context, payload) => mergeSections(context, facetsOf, payload),
  '/api/admin/sections/delete': async (context, payload) => ({
    sections: await deleteSection(context, payload),
  }),
  '/api/admin/sections/move': async (context, move) => ({ sections: await moveSection(context, move) }),
});
