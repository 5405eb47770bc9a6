import type { Store } from '@siren/domain/regions';
import { buyerText } from '../buyer/buyerTexts.ts';
import type { PickupDesk } from './PickupDesk.ts';

interface Choice {
  /** Of the region. */
  stores: readonly Store[];
  /** Of the city. */
  listed: readonly Pick<Store, 'id'>[];
}

/** What is wrong with the choice of a store, and how to mend it; undefined where nothing is. */
export function choiceProblem(
  { chosen, problem }: PickupDesk,
  { stores, listed }: Choice,
): string | undefined {
  if (problem === null) return undefined;
  const store = stores.find(({ id }) => id === chosen);
  if (problem === 'required' || !store) return buyerText({ field: 'store', code: problem });
  return listed.some(({ id }) => id === chosen)
    ? `В\u00a0магазине «${store.name}» забрать этот заказ уже нельзя: выберите другой`
    : `Магазин «${store.name}» в\u00a0другом городе: выберите магазин в\u00a0этом`;
}
