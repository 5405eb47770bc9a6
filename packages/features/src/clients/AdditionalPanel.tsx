import type { Info } from '@siren/contract/info';
import { NO_ADDITIONAL } from '@siren/domain/orders';
import type { AdditionalData } from '@siren/domain/orders';
import { useEffect, useMemo, useState } from 'react';
import { useResource } from '../api/index.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { prepaymentId } from './prepaymentId.ts';
import { readPrepayment } from './readPrepayment.ts';
import { additionalDataResource } from './resources.ts';
import type { StaffOrder } from './useStaffOrder.ts';

export interface AdditionalPanelProps {
  info: Info;
  /** What the order comes to, roubles: more is not paid in advance. */
  toPay: number;
  /** Goods for exposition only are among what is ordered. */
  exposition: boolean;
  onAdditional: StaffOrder['onAdditional'];
}

/** «Дополнительно»: what staff add to an order, wired to its options. */
export function AdditionalPanel({ info, toPay, exposition, onAdditional }: AdditionalPanelProps) {
  const { data: options, error, mutate } = useResource(additionalDataResource);
  const [data, setData] = useState<AdditionalData>(NO_ADDITIONAL);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const read = useMemo(() => readPrepayment(typed, toPay), [typed, toPay]);
  const touched = data !== NO_ADDITIONAL || Object.keys(typed).length > 0;
  // The sum to pay may move later: a prepayment that was fine is too much then.
  useEffect(() => {
    if (!touched) return;
    const [wrong] = Object.keys(read.errors);
    const hindered = wrong === undefined ? null : prepaymentId(wrong);
    onAdditional({ ...data, prepayment: read.amounts }, hindered);
  }, [touched, data, read, onAdditional]);

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
      onChange={(part) => setData((before) => ({ ...before, ...part }))}
      onPrepayment={(id, text) => setTyped((before) => ({ ...before, [id]: text }))}
    />
  );
}
