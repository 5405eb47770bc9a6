import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StaffOrder } from '@siren/domain/orders';

/** A server that has these orders. */
export const mockPapers = (...orders: readonly StaffOrder[]) =>
  mockCall('/api/admin/orders/get', ({ id }) => {
    const shown = orders.find(({ order }) => order.id === id);
    if (!shown) throw refusal('order.not_found');
    return shown;
  });
