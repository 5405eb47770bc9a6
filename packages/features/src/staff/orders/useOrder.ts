import type { PayloadOf } from '@siren/contract/calls';
import type { StaffOrder } from '@siren/domain/orders';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { meResource, useRecord } from '../kit/index.ts';
import { causesResource, orderResource } from './resources.ts';
import type { CausesResource } from './resources.ts';

type Seen = 'id' | 'version';
export type Step = Omit<PayloadOf<'/api/admin/orders/step'>, Seen>;
export type Return = Omit<PayloadOf<'/api/admin/orders/return'>, 'id'>;
export type Change = Omit<PayloadOf<'/api/admin/orders/change'>, 'id'>;
export type SaidOfCall = Omit<PayloadOf<'/api/admin/orders/call-result'>, 'id'>;
export type Save = Omit<PayloadOf<'/api/admin/orders/save'>, Seen>;

/** What somebody looks at and works on. */
export interface OpenOrder {
  step(step: Step): Promise<StaffOrder>;
  /** Says itself what it goes by, as a change of rows does: places of rows mean something in that version alone. */
  takeBack(what: Return): Promise<StaffOrder>;
  changeRows(what: Change): Promise<StaffOrder>;
  save(changes: Save): Promise<StaffOrder>;
  /** Writes down that the customer is called. */
  call(): Promise<StaffOrder>;
  sayOfCall(said: SaidOfCall): Promise<StaffOrder>;
  /** Why it may be cancelled. */
  causes: CausesResource;
  /** Has a message that failed sent once more. */
  messageAgain(message: number): Promise<StaffOrder>;
}

/** An order that is looked at: each change goes by what was seen. */
export function useOrder(id: number) {
  const api = useApi();
  const { mutate: refresh } = useSWRConfig();
  const { data, error, retry, change } = useRecord(orderResource(id));
  const seen = { id, version: data?.version ?? 0 };

  async function step(wanted: Step): Promise<StaffOrder> {
    const stepped = await change(() => api.call('/api/admin/orders/step', { ...seen, ...wanted }));
    // One fewer waits, or one more.
    void refresh(meResource.key);
    return stepped;
  }
  const open: OpenOrder = {
    step,
    takeBack: (what) => change(() => api.call('/api/admin/orders/return', { id, ...what })),
    changeRows: (what) => change(() => api.call('/api/admin/orders/change', { id, ...what })),
    causes: causesResource,
    call: () => change(() => api.call('/api/admin/orders/call', { id })),
    sayOfCall: (said) => change(() => api.call('/api/admin/orders/call-result', { id, ...said })),
    messageAgain: (message) => change(() => api.call('/api/admin/orders/message-again', { id, message })),
    save: (changes) => change(() => api.call('/api/admin/orders/save', { ...seen, ...changes })),
  };
  return { data, error, retry, open };
}
