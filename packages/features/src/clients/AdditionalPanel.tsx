import type { Info } from '@siren/contract/info';
import { NO_ADDITIONAL } from '@siren/domain/orders';
import type { PayType, Store } from '@siren/domain/regions';
import { useEffect, useMemo } from 'react';
import { useResource } from '../api/index.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { judgeAdded } from './judgeAdded.ts';
import { additionalDataResource } from './resources.ts';
import type { Added, StaffOrder } from './useStaffOrder.ts';

export interface AdditionalPanelProps {
  info: Info;
  /** Id of where the order is fetched. */
  store?: number | null | undefined;
  /** What the order comes to, roubles: more is not paid in advance. */
  toPay: number;
  /** Goods for exposition only are among what is ordered. */
  exposition: boolean;
  staff: Pick<StaffOrder, 'added' | 'onAdded' | 'onJudged'>;
}

const NOTHING: Added = { data: NO_ADDITIONAL, typed: {} };

/** What is taken in the store, else in any of the region's, each once. */
function payTypesAt(stores: readonly Store[], chosen: number | null | undefined): PayType[] {
  const store = stores.find(({ id }) => id === chosen);
  const payTypes = store?.payTypes ?? stores.flatMap((one) => one.payTypes);
  return [...new Map(payTypes.map((one) => [one.id, one])).values()];
}

/** «Дополнительно»: what staff add to an order, wired to its options. */
export function AdditionalPanel({ info, store, toPay, exposition, staff }: AdditionalPanelProps) {
  const { data: options, state, mutate } = useResource(additionalDataResource);
  const { added, onAdded, onJudged } = staff;
  const { data, typed } = added ?? NOTHING;
  const franchise = info.store?.franchise ?? false;
  const payTypes = useMemo(() => payTypesAt(info.stores, store), [info.stores, store]);
  const judged = useMemo(
    () => judgeAdded({ data, typed }, { franchise, payTypes, toPay }),
    [data, typed, franchise, payTypes, toPay],
  );
  // The sum to pay may move later: a prepayment that was fine is too much then.
  useEffect(() => {
    if (added) onJudged({ additional: judged.additional, hindered: judged.hindered });
  }, [added, judged, onJudged]);

  return (
    <AdditionalFields
      data={data}
      options={options}
      state={state}
      onRetry={() => void mutate()}
      me={info.user}
      franchise={franchise}
      exposition={exposition}
      payTypes={payTypes}
      typed={typed}
      total={judged.total}
      errors={judged.errors}
      onChange={(part) => onAdded({ data: { ...data, ...part }, typed })}
      onPrepayment={(id, text) => onAdded({ data, typed: { ...typed, [id]: text } })}
    />
  );
}
