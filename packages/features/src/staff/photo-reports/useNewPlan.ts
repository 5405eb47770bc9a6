import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { useCheckedForm } from '../kit/index.ts';
import { emptyPlan, isSound, newProblemsOf, shotsIn, shotsText, wishOf } from './planForm.ts';
import type { NewPlanForm, ShotDraft } from './planForm.ts';
import { planPath } from './resources.ts';

/** A plan that is to be made, under one key, so that a press that is repeated makes one. @param period the month at first */
export function useNewPlan(period: string) {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [made, setMade] = useState<number | null>(null);
  const stored = emptyPlan(period);
  const form = useCheckedForm<NewPlanForm>({
    ...{ name: 'photo-plan/new', stored, isNew: true, isSound },
    problemsOf: newProblemsOf,
    async send(_, fields) {
      const shots = shotsIn(fields.shots).map(({ name, sample }) => ({
        name: name.trim(),
        sample: sample?.id ?? null,
      }));
      const wish = { idempotencyKey, period: fields.period, ...wishOf(fields), shots };
      const plan = await api.call('/api/tools/photo-reports/create-plan', wish);
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
    form,
    shots: shotsIn(form.fields.shots),
    setShots: (change: (shots: readonly ShotDraft[]) => ShotDraft[]) =>
      form.set('shots', shotsText(change(shotsIn(form.fields.shots)))),
  };
}
