import type { PayType } from '@siren/domain/regions';
import { prepaymentId } from './prepaymentId.ts';
import { readPrepayment } from './readPrepayment.ts';
import type { ReadPrepayment } from './readPrepayment.ts';
import type { Added, JudgedAdded } from './useStaffOrder.ts';

/** What can be added to the order as it is now. */
export interface AddedLimits {
  /** The store of the city is a franchise store. */
  franchise: boolean;
  /** Taken where the order is paid. */
  payTypes: readonly PayType[];
  /** What the order comes to, roubles: more is not paid in advance. */
  toPay: number;
}

/**
 * What of all that was added goes with the order: what is asked for now and no more. The rest was chosen for another
 * city or store, and is there again with it.
 */
export function judgeAdded({ data, typed }: Added, limits: AddedLimits): JudgedAdded & ReadPrepayment {
  const asked = limits.payTypes.map(({ id }) => [String(id), typed[id] ?? ''] as const);
  const read = readPrepayment(Object.fromEntries(asked), limits.toPay);
  const [wrong] = Object.keys(read.errors);
  return {
    ...read,
    additional: {
      ...data,
      franchiseType: limits.franchise ? data.franchiseType : null,
      prepayment: read.amounts,
    },
    hindered: wrong === undefined ? null : prepaymentId(wrong),
  };
}
