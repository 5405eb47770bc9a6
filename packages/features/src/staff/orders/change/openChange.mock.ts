import type { StaffOrder } from '@siren/domain/orders';
import type { Payment } from '@siren/domain/payments';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { makeOrder } from '../../../orders/orders.fixtures.ts';
import { makeStaffOrder } from '../order.mock.ts';

export const paymentOf = (amount: number): Payment => ({
  ...{ id: 2, payType: 1, amount, refunded: 0, status: 'paid', reason: null },
  at: '2026-11-21T12:47:00+05:00',
});
/** An order that is confirmed and paid. */
export const paid = (over: Parameters<typeof makeOrder>[0] = {}): StaffOrder =>
  makeStaffOrder({
    order: makeOrder({
      status: { code: 'confirmed', name: 'Подтверждён' },
      payments: [paymentOf(78_523)],
      history: [
        { status: { code: 'new', name: 'Принят' }, at: '2026-11-21T12:41:00+05:00' },
        { status: { code: 'confirmed', name: 'Подтверждён' }, at: '2026-11-21T12:42:00+05:00' },
      ],
      ...over,
    }),
  });

/** Opens the dialog, and waits for what it says of the order as it is. */
export async function opened({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Изменить состав' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить заказ № 100007' }));
  await dialog.findByRole('checkbox', { name: 'Сборка мебели' });
  const row = (name: RegExp) => within(dialog.getByRole('group', { name }));
  return {
    dialog,
    more: (name: RegExp) => userEvent.click(row(name).getByRole('button', { name: 'Увеличить' })),
    fewer: (name: RegExp) => userEvent.click(row(name).getByRole('button', { name: 'Уменьшить' })),
    press: (name: RegExp) => waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled()),
    /** What comes of it is there, and dim no more. */
    quoted: () =>
      waitFor(() =>
        expect(dialog.getByRole('group', { name: 'Что получится' })).toHaveAttribute('aria-busy', 'false'),
      ),
    find: (query: string) => userEvent.type(dialog.getByRole('combobox', { name: 'Добавить товар' }), query),
  };
}
/** The dialog has gone, and what lies behind it is there again. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
