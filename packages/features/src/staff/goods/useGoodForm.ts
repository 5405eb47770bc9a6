import type { StaffGood } from '@siren/domain/goods';
import { changedFields } from '@siren/domain/records';
import { useState } from 'react';
import { useRecordForm, useTell } from '../kit/index.ts';
import type { RecordForm } from '../kit/index.ts';
import { formOf, problemsOf, wishOf } from './goodForm.ts';
import type { GoodForm } from './goodForm.ts';
import type { OpenGood } from './useGood.ts';

export interface OpenForm extends RecordForm<GoodForm> {
  /** As it is stored. */
  stored: GoodForm;
  /** How many fields differ from what is stored. */
  changed: number;
  /** What is wrong with a field, once it was tried to save; undefined where nothing is. */
  problemOf(field: string): string | undefined;
}

/** Fields and prices of a good in one form, which is saved as one. */
export function useGoodForm(good: StaffGood, open: OpenGood): OpenForm {
  const tell = useTell();
  const [tried, setTried] = useState(false);
  const stored = formOf(good);
  const form = useRecordForm<GoodForm>({
    name: `good/${good.id}`,
    stored,
    async send(changed) {
      const saved = await open.save(wishOf(good, form.fields, changed));
      setTried(false);
      tell.done('Сохранено');
      return formOf(saved);
    },
  });
  const problems = problemsOf(good, form.fields);
  return {
    ...form,
    stored,
    changed: Object.keys(changedFields(form.fields, stored)).length,
    problemOf: (field) => (tried ? problems[field] : undefined),
    async save() {
      setTried(true);
      const [first] = Object.keys(problems);
      if (first === undefined) await form.save();
    },
  };
}
