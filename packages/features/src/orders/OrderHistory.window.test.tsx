import type { Permission } from '@siren/domain/account';
import type { Order } from '@siren/domain/orders';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hookShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { makeOrder } from './orders.fixtures.ts';
import { orderAfter } from './orders.mock.ts';

const staff: Order['staff'] = {
  placedBy: 'Олег Мартынов',
  responsible: null,
  source: null,
  condition: 'usual',
  franchiseType: null,
  cheap: false,
  prepayment: [],
};

/** What the history of an order that the buyer has cancelled says. */
function wordsFor(permissions: Permission[], over: Partial<Order> = {}): string {
  const order = { ...orderAfter([{ type: 'cancelled' }]), cancelReason: 'buyer' as const, ...over };
  const { wrapper } = hookShop({}, { info: makeInfo({ permissions }) });
  const { container, unmount } = render(<OrderHistory order={order} />, { wrapper });
  const { textContent } = container;
  unmount();
  return textContent;
}

test('who cancelled is told to the buyer as themselves, to staff as the buyer', () => {
  expect(makeOrder().staff).toBeNull();
  expect(wordsFor([])).toContain('Отменён вами');
  expect(wordsFor(['orders.manage'])).toContain('Отменён покупателем');
  expect(wordsFor(['client.resolve'], { staff })).toContain('Отменён покупателем');
});
