import type { Context } from '../http/index.ts';

/** Whether somebody is told codes of coupons: each is worth money. */
export const seesCodes = ({ permissions }: Context['session']): boolean =>
  permissions.includes('coupons.edit');
