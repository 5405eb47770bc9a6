import { resource } from '../../api/index.ts';

/** All references, with how many entries each has. */
export const refsResource = resource('/api/admin/refs/list', {});

/** A reference with its entries. */
export const refResource = (id: number) => resource('/api/admin/refs/get', { id });

/** Coupons that name any of these brands. */
export const couponsResource = (brands: number[]) => resource('/api/admin/refs/coupons', { brands });

/** Where an entry is used. */
export const usesResource = (at: { id: number; entry: number }) => resource('/api/admin/refs/uses', at);
