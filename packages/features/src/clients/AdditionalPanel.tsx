import type { Info } from '@siren/contract/info';
import { NO_ADDITIONAL } from '@siren/domain/orders';
import { useEffect, useMemo } from 'react';
import { useResource } from '../api/index.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { prepaymentId } from './prepaymentId.ts';
import { readPrepayment } from './readPrepayment.ts';
import { additionalDataResource } from './resources.ts';
import type { Added, StaffOrder } from './useStaffOrder.ts';

export interface AdditionalPanelProps {
  info: Info;
  /** What the order comes to, roubles: more is not paid in advance. */
  toPay: number;
  /** Goods for exposition only are among what is ordered. */
  exposition: boolean;
  staff: Pick<StaffOrder, 'added' | 'onAdded' | 'onJudged'>;
}

const NOTHING: Added = { data: NO_ADDITIONAL, typed: {} };

/** «Дополнительно»: what staff add to an order, wired to its options. */
export function AdditionalPanel({ info, toPay, exposition, staff }: AdditionalPanelProps) {
  const { data: options, error, mutate } = useResource(additionalDataResource);
  const { added, onAdded, onJudged } = staff;
  const { data, typed } = added ?? NOTHING;
  const read = useMemo(() => readPrepayment(typed, toPay), [typed, toPay]);
  // The sum to pay may move later: a prepayment that was fine is too much then.
  useEffect(() => {
    if (!added) return;
    const [wrong] = Object.keys(read.errors);
    onJudged({
      additional: { ...added.data, prepayment: read.amounts },
      hindered: wrong === undefined ? null : prepaymentId(wrong),
    });
  }, [added, read, onJudged]);

  return (
    <AdditionalFields
      data={data}
      options={options}
      failed={error !== undefined}
      onRetry={() => void mutate()}
      me={info.user?.name ?? ''}
      franchise={info.store?.franchise ?? false}
      exposition={exposition}
      payTypes={[
        ...new Map(info.stores.flatMap(({ payTypes }) => payTypes).map((one) => [one.id, one])).values(),
      ]}
      typed={typed}
      total={read.total}
      errors={read.errors}
      onChange={(part) => onAdded({ data: { ...data, ...part }, typed })}
      onPrepayment={(id, text) => onAdded({ data, typed: { ...typed, [id]: text } })}
    />
  );
}
