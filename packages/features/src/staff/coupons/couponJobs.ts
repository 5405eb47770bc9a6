import type { Api } from '@siren/contract/calls';
import type { SelectedCoupon, StaffCouponRow } from '@siren/domain/coupons';
import { newIdempotencyKey } from '../../api/index.ts';
import type { BulkJob } from '../kit/index.ts';

/** A row of the list as it is selected. */
export const selectedOf = ({ id, version, code, series }: StaffCouponRow): SelectedCoupon => ({
  ...{ id, version, code, whole: series !== null },
});

/**
 * Switches several coupons off or on; that can be taken back. All portions of a press have its key.
 *
 * @param undo key of the press that is taken back: only what it switched
 */
export function switchJob(
  api: Api,
  items: readonly SelectedCoupon[],
  active: boolean,
  undo?: string,
): BulkJob<SelectedCoupon> {
  const run = newIdempotencyKey();
  return {
    title: active ? 'Включить' : 'Выключить',
    doneWord: active ? 'Включены' : 'Выключены',
    items,
    async send(portion) {
      const coupons = portion.map(({ id, version, whole }) => ({ id, version, whole }));
      return (await api.call('/api/admin/coupons/switch', { active, run, ...(undo && { undo }), coupons }))
        .results;
    },
    back: (changed) => ({ ...switchJob(api, changed, !active, run), title: 'Вернуть', back: () => null }),
  };
}
