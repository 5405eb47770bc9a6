import type { SectionMove, StaffSection } from '@siren/domain/sections';
import { changedFields } from '@siren/domain/records';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { useRecord, useRecordForm, useTell } from '../kit/index.ts';
import type { RecordForm } from '../kit/index.ts';
import { sectionResource } from './resources.ts';
import { formOf, problemsOf, wishOf } from './sectionForm.ts';
import type { SectionForm, SectionWish } from './sectionForm.ts';
import type { Sections } from './useSections.ts';

/** What can be done to the section that somebody looks at. */
export interface OpenSection {
  save(wish: SectionWish): Promise<StaffSection>;
  move(move: SectionMove): Promise<void>;
}

/** A section that is looked at; what is saved of it stands in the tree, and a move of the tree in it. */
export function useSection(id: number, { retry: readTree, move, moves }: Sections) {
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
  };
  return { data, error, retry, open };
}

export interface OpenForm extends RecordForm<SectionForm> {
  /** As it is stored. */
  stored: SectionForm;
  /** How many fields differ from what is stored. */
  changed: number;
  /** What is wrong with a field, once it was tried to save; undefined where nothing is. */
  problemOf(field: keyof SectionForm): string | undefined;
}

/** The fields of a section in one form, which is saved as one. */
export function useSectionForm(section: StaffSection, open: OpenSection): OpenForm {
  const tell = useTell();
  const [tried, setTried] = useState(false);
  const stored = formOf(section);
  const form = useRecordForm<SectionForm>({
    name: `section/${section.id}`,
    stored,
    async send(changed) {
      const saved = await open.save(wishOf(changed));
      setTried(false);
      tell.done('Сохранено');
      return formOf(saved);
    },
  });
  const problems = problemsOf(form.fields);
  return {
    ...form,
    stored,
    changed: Object.keys(changedFields(form.fields, stored)).length,
    problemOf: (field) => (tried ? problems[field] : undefined),
    async save() {
      setTried(true);
      if (Object.keys(problems).length === 0) await form.save();
    },
  };
}
