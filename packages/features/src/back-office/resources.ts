import type { PayloadOf } from '@siren/contract/calls';
import type { ReceiptView } from '@siren/domain/receipts';
import type { Resource } from '../api/index.ts';
import { resource } from '../api/index.ts';

/** Who works in this browser. */
export const officeSessionResource = resource('/api/backoffice/session', {});

export const pastNewsResource = (query: string, page: number): Resource<'/api/backoffice/notifications'> =>
  resource('/api/backoffice/notifications', { query, page });

/** Orders that the till works on, or finds by words. */
export const officeOrdersResource = (asked: PayloadOf<'/api/backoffice/orders/list'>) =>
  resource('/api/backoffice/orders/list', asked);

export const officeOrderResource = (id: number) => resource('/api/backoffice/orders/get', { id });

export const officeCausesResource = resource('/api/backoffice/orders/cancel-causes', {});

/** Goods by words with their pieces in a store. */
export const officeGoodsResource = (store: number, query: string) =>
  resource('/api/backoffice/stock/find', { store, query });

export const officeStoresResource = resource('/api/backoffice/stock/stores', {});

/** All rooms, and who works in the back-office. */
export const roomsResource = resource('/api/backoffice/rooms/list', {});

/** Receipts that the till looks at. */
export const receiptsResource = (view: ReceiptView) => resource('/api/backoffice/receipts/list', { view });

export const receiptResource = (id: number) => resource('/api/backoffice/receipts/get', { id });

export const receiptsOfOrderResource = (order: number) =>
  resource('/api/backoffice/receipts/of-order', { order });

export const shiftResource = resource('/api/backoffice/shift/get', {});

/** A page of shifts that are over. */
export const pastShiftsResource = (page: number) => resource('/api/backoffice/shift/past', { page });

export const pastShiftResource = (id: number) => resource('/api/backoffice/shift/report', { id });
