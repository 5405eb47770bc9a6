import { ApiError } from '@siren/contract/errors';
import { auditFields, fieldsOfAudit } from '@siren/domain/coupons';
import { fieldsOf, findCoupon, saveCoupon } from '../../coupon-records/index.ts';
import type { Undoer } from './Undoer.ts';

export const couponUndoer: Undoer = {
  screen: 'coupons',
  async present({ db }, { record }) {
    try {
      const row = await findCoupon(db, record);
      return { version: row.version, fields: auditFields(fieldsOf(row)) };
    } catch (error) {
      if (error instanceof ApiError && error.is('coupon.not_found')) return null;
      throw error;
    }
  },
  turn: (context, { record: id }, { version, fields }) =>
    saveCoupon(context, { id, version, set: fieldsOfAudit(fields) }),
};
