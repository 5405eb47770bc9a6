import type { StaffOrder } from '@siren/domain/orders';
import { useApi } from '../../api/index.ts';
import type { OpenOrder } from '../../staff/orders/index.ts';
import { officeCausesResource, officeOrderResource } from '../resources.ts';
import { useLiveRecord } from '../useLiveRecord.ts';
import { useOrdersNews } from '../useOrdersNews.ts';

/** What the till does with an order. */
export interface OfficeOrder extends Pick<OpenOrder, 'step' | 'takeBack' | 'causes'> {
  claim(mine: boolean): Promise<StaffOrder>;
}

/** An order that is looked at, as it is now: each change goes by what was seen (behaviour office-10). */
export function useOfficeOrder(id: number) {
  const api = useApi();
  const { data, error, retry, change } = useLiveRecord(officeOrderResource(id));
  useOrdersNews((changed) => {
    if (changed === null || changed.has(id)) retry();
  });
  const seen = { id, version: data?.version ?? 0 };
  const open: OfficeOrder = {
    step: (step) => change(() => api.call('/api/backoffice/orders/step', { ...seen, ...step })),
    takeBack: (what) => change(() => api.call('/api/backoffice/orders/return', { id, ...what })),
    claim: (mine) => change(() => api.call('/api/backoffice/orders/claim', { ...seen, mine })),
    causes: officeCausesResource,
  };
  return { data, error, retry, open };
}
