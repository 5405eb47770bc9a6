export { couponsExport } from './couponsExport.ts';
export { couponsHandlers } from './couponsHandlers.ts';
export { fieldsOf } from './couponRows.ts';
export { findCoupon } from './readStaffCoupon.ts';
export { saveCoupon } from './saveCoupon.ts';
export { seesCodes } from './seesCodes.ts';
