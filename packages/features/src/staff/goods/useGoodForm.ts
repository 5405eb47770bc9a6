import type { StaffGood } from '@siren/domain/goods';
import { useCheckedForm } from '../kit/index.ts';
import type { CheckedForm } from '../kit/index.ts';
import { formOf, problemsOf, wishOf } from './goodForm.ts';
import type { GoodForm } from './goodForm.ts';
import type { OpenGood } from './useGood.ts';

export type OpenForm = CheckedForm<GoodForm>;

/** Fields and prices of a good in one form, which is saved as one. */
export const useGoodForm = (good: StaffGood, open: OpenGood): OpenForm =>
  useCheckedForm<GoodForm>({
    name: `good/${good.id}`,
    stored: formOf(good),
    problemsOf: (fields) => problemsOf(good, fields),
    send: async (changed, fields) => formOf(await open.save(wishOf(good, fields, changed))),
  });
