import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import { useSWRConfig } from 'swr';
import { useApi, useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';
import { orderResource } from './resources.ts';

type Seen = 'id' | 'version';
export type Step = Omit<PayloadOf<'/api/admin/orders/step'>, Seen>;
export type Return = Omit<PayloadOf<'/api/admin/orders/return'>, Seen>;
export type Save = Omit<PayloadOf<'/api/admin/orders/save'>, Seen>;

/** What somebody looks at and works on. */
export interface OpenOrder {
  step(step: Step): Promise<StaffOrder>;
  takeBack(what: Return): Promise<StaffOrder>;
  save(changes: Save): Promise<StaffOrder>;
}

/** How the order is now, where a refusal brings it along. */
const presentIn = (error: unknown): StaffOrder | undefined =>
  error instanceof ApiError ? (error.body.data as StaffOrder | undefined) : undefined;

/** An order that is looked at: each change goes by what was seen, and a refusal brings what it is now. */
export function useOrder(id: number) {
  const api = useApi();
  const { mutate: refresh } = useSWRConfig();
  const { data, error, mutate } = useResource(orderResource(id));

  async function change(work: () => Promise<StaffOrder>): Promise<StaffOrder> {
    try {
      const changed = await work();
      void mutate(changed, { revalidate: false });
      void refresh(meResource.key);
      return changed;
    } catch (refused) {
      const present = presentIn(refused);
      // Without an answer it may have been done all the same.
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  const seen = { id, version: data?.version ?? 0 };
  const open: OpenOrder = {
    step: (step) => change(() => api.call('/api/admin/orders/step', { ...seen, ...step })),
    takeBack: (what) => change(() => api.call('/api/admin/orders/return', { ...seen, ...what })),
    save: (changes) => change(() => api.call('/api/admin/orders/save', { ...seen, ...changes })),
  };
  return { data, error, retry: () => void mutate(), open };
}
