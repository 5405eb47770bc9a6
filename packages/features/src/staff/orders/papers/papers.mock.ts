import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StaffOrder } from '@siren/domain/orders';
import { fn } from 'storybook/test';

/** A server that has these orders. */
export const mockPapers = (...orders: readonly StaffOrder[]) =>
  mockCall('/api/admin/orders/get', ({ id }) => {
    const shown = orders.find(({ order }) => order.id === id);
    if (!shown) throw refusal('order.not_found');
    return shown;
  });

/** In place of the browser's own printing, which would hold the page up. */
export const print = fn();

/** Puts it there for a story, and the browser's back after it. */
export function watchPrint(): () => void {
  const own = window.print;
  print.mockClear();
  window.print = print;
  return () => {
    window.print = own;
  };
}
