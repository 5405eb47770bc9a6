import { shownUses } from '@siren/domain/sections';
import type { SectionMove, SectionUses, StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/index.ts';
import { useCheckedForm, useRecord } from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { sectionResource } from './resources.ts';
import { formOf, problemsOf, wishOf } from './sectionForm.ts';
import type { SectionForm, SectionWish } from './sectionForm.ts';
import type { Sections } from './useSections.ts';

/** What can be done to the section that somebody looks at. */
export interface OpenSection {
  save(wish: SectionWish): Promise<StaffSection>;
  move(move: SectionMove): Promise<void>;
  /** Makes one of it and another one, which stays, as both are seen; the other one then. */
  merge(into: StaffSectionRow, uses: SectionUses): Promise<StaffSection>;
  remove(): Promise<void>;
}

/** A section that is looked at; what is saved of it stands in the tree, and a move of the tree in it. */
export function useSection(id: number, { retry: readTree, take, move, moves }: Sections) {
  const api = useApi();
  const { data, error, retry, change } = useRecord(sectionResource(id));
  const known = useRef(moves);
  useEffect(() => {
    if (known.current === moves) return;
    known.current = moves;
    retry();
  });
  const open: OpenSection = {
    move,
    async save(wish) {
      const saved = await change(() =>
        api.call('/api/admin/sections/save', { id, version: data?.version ?? 0, ...wish }),
      );
      readTree();
      return saved;
    },
    async merge(into, uses) {
      try {
        return await api.call('/api/admin/sections/merge', {
          from: { id, version: data?.version ?? 0 },
          into: { id: into.id, version: into.version },
          ...shownUses(uses),
        });
      } finally {
        readTree();
      }
    },
    async remove() {
      take(await api.call('/api/admin/sections/delete', { id, version: data?.version ?? 0 }));
    },
  };
  return { data, error, retry, open };
}

export type OpenForm = CheckedForm<SectionForm>;

/** The fields of a section in one form, which is saved as one. */
export const useSectionForm = (section: StaffSection, open: OpenSection): OpenForm =>
  useCheckedForm<SectionForm>({
    name: `section/${section.id}`,
    stored: formOf(section),
    problemsOf,
    send: async (changed) => formOf(await open.save(wishOf(changed))),
  });
