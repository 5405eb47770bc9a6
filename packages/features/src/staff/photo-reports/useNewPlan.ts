import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { useCheckedForm, useRequestKey } from '../kit/index.ts';
import { emptyPlan, isSound, newProblemsOf, shotsIn, shotsText, wishOf } from './planForm.ts';
import type { NewPlanForm, ShotDraft } from './planForm.ts';
import { planPath } from './resources.ts';

const DRAFT = 'photo-plan/new';

/** A plan that is to be made, under one key, so that a press that is repeated makes one. @param period the month at first */
export function useNewPlan(period: string) {
  const api = useApi();
  const navigate = useNavigate();
  const key = useRequestKey(DRAFT);
  const [made, setMade] = useState<number | null>(null);
  const stored = emptyPlan(period);
  const form = useCheckedForm<NewPlanForm>({
    ...{ name: DRAFT, stored, isNew: true, isSound },
    problemsOf: newProblemsOf,
    async send(_, fields) {
      const shots = shotsIn(fields.shots).map(({ name, sample }) => ({
        name: name.trim(),
        sample: sample?.id ?? null,
      }));
      const wish = { idempotencyKey: key.take(), period: fields.period, ...wishOf(fields), shots };
      const plan = await api.call('/api/tools/photo-reports/create-plan', wish);
      key.forget();
      setMade(plan.id);
      // The draft is used up.
      return stored;
    },
  });
  const isLeft = made !== null && !form.dirty;
  useEffect(() => {
    // «Back» leads to where one came from: the plan is made.
    if (isLeft && made !== null) void navigate(planPath(made), { replace: true });
  }, [isLeft, made, navigate]);

  return {
    form: {
      ...form,
      undo() {
        key.forget();
        form.undo();
      },
    },
    shots: shotsIn(form.fields.shots),
    setShots: (change: (shots: readonly ShotDraft[]) => ShotDraft[]) =>
      form.set('shots', shotsText(change(shotsIn(form.fields.shots)))),
  };
}
