import type { PayloadOf } from '@siren/contract/calls';
import type { StaffPhotoPlan } from '@siren/domain/photo-reports';
import { useApi } from '../../api/index.ts';
import { useRecord } from '../kit/index.ts';
import { planResource } from './resources.ts';

type PlanWish = Omit<PayloadOf<'/api/tools/photo-reports/save-plan'>, 'id' | 'version'>;

/** What can be done to the plan that somebody looks at. */
export interface OpenPlan {
  save(wish: PlanWish): Promise<StaffPhotoPlan>;
  remove(): Promise<void>;
}

/** A plan that is looked at. */
export function usePlan(id: number) {
  const api = useApi();
  const { data, error, retry, change, depart } = useRecord(planResource(id));
  const seen = { id, version: data?.version ?? 0 };
  const open: OpenPlan = {
    remove: () => depart(() => api.call('/api/tools/photo-reports/delete-plan', seen)),
    save: (wish) => change(() => api.call('/api/tools/photo-reports/save-plan', { ...seen, ...wish })),
  };
  return { data, error, retry, open };
}
