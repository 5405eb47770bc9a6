import { mockCall } from '@siren/contract/mock';
import type { CancelCause } from '@siren/domain/orders';

/** Why orders are cancelled in stories. */
export const storyCauses: readonly CancelCause[] = [
  { id: 21, name: 'Попросил клиент', told: 'вы попросили об этом' },
  { id: 22, name: 'Не дозвонились', told: 'мы не смогли с вами связаться' },
  { id: 23, name: 'Нет в наличии', told: 'товара не оказалось в наличии' },
  { id: 24, name: 'Подозрительный заказ', told: '' },
];

export const mockCauses = (causes = storyCauses) =>
  mockCall('/api/admin/orders/cancel-causes', () => ({
    causes: causes.map(({ id, name }) => ({ id, name })),
  }));
