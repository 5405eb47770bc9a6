import type { PayloadOf } from '@siren/contract/calls';
import type { StaffGood } from '@siren/domain/goods';
import { useApi } from '../../api/index.ts';
import { useRecord } from '../kit/index.ts';
import { goodResource } from './resources.ts';

export type GoodWish = Omit<PayloadOf<'/api/admin/catalog/save'>, 'id' | 'version'>;

/** What can be done to the good that somebody looks at. */
export interface OpenGood {
  save(wish: GoodWish): Promise<StaffGood>;
}

/** A good that is looked at, and what can be done to it. */
export function useGood(id: number) {
  const api = useApi();
  const { data, error, retry, change } = useRecord(goodResource(id));
  const open: OpenGood = {
    save: (wish) =>
      change(() => api.call('/api/admin/catalog/save', { id, version: data?.version ?? 0, ...wish })),
  };
  return { data, error, retry, open };
}
