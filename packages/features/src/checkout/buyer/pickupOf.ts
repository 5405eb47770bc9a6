import type { PickupPlan } from '@siren/domain/pickup';
import type { PickupDesk } from '../pickup/PickupDesk.ts';
import type { BuyerForm } from './useBuyer.ts';

/** What the form knows of the store that was chosen in it. */
export function pickupOf(
  { data, problems, refused }: Pick<BuyerForm, 'data' | 'problems' | 'refused'>,
  plans: readonly PickupPlan[] | null,
): Omit<PickupDesk, 'choose' | 'offer'> {
  const problem = problems.find(({ field }) => field === 'store');
  const plan = plans?.find(({ store, state }) => store === data.store && state !== 'lacking');
  return {
    chosen: data.store,
    plan: plan ?? null,
    problem: problem?.code === 'required' || problem?.code === 'unavailable' ? problem.code : null,
    refused: refused === 'store',
  };
}
