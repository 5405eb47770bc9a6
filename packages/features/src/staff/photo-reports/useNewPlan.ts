import type { PhotoPlan, PlannedStore } from '@siren/domain/photo-reports';
import { useApi } from '../../api/index.ts';
import { useNewRecord } from '../kit/index.ts';
import { emptyPlan, idsIn, idsText, isSound, newProblemsOf, shotsIn, shotsText, wishOf } from './planForm.ts';
import type { NewPlanForm, ShotDraft } from './planForm.ts';
import { planPath } from './resources.ts';

/**
 * A plan that is to be made. Stores of a draft that can be asked no more are left out.
 *
 * @param period the month at first @param stores those that may be asked
 */
export function useNewPlan(period: string, stores: readonly PlannedStore[]) {
  const known = (fields: NewPlanForm): NewPlanForm => ({
    ...fields,
    stores: idsText(idsIn(fields.stores).filter((id) => stores.some((store) => store.id === id))),
  });
  const api = useApi();
  const form = useNewRecord<NewPlanForm, PhotoPlan>({
    ...{ name: 'photo-plan/new', stored: emptyPlan(period), isSound },
    problemsOf: (fields) => newProblemsOf(known(fields)),
    otherwise: 'photo_report.made_otherwise',
    make(fields, idempotencyKey) {
      const shots = shotsIn(fields.shots).map(({ name, sample }) => ({
        name: name.trim(),
        sample: sample?.id ?? null,
      }));
      const wish = { idempotencyKey, period: fields.period, ...wishOf(known(fields)), shots };
      return api.call('/api/tools/photo-reports/create-plan', wish);
    },
    pathOf: planPath,
  });
  return {
    form,
    shots: shotsIn(form.fields.shots),
    setShots: (change: (shots: readonly ShotDraft[]) => ShotDraft[]) =>
      form.set('shots', shotsText(change(shotsIn(form.fields.shots)))),
  };
}
