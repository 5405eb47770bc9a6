import { mockCall } from '@siren/contract/mock';
import type { Order } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { closeToast, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffOrder, mockStaffOrder } from './order.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const { customer } = makeOrder();
const of = (over: Partial<Order['customer']>) =>
  mockStaffOrder(makeStaffOrder({ order: makeOrder({ customer: { ...customer, ...over } }) }));

const meta = {
  title: 'Staff/Order, messages to the buyer',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/100007', route: '/orders/:id' },
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const TELL = { name: 'Сообщить покупателю' };
/** It stands under the steps that it is about. */
async function boxOf(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await canvas.findByRole('button', { name: 'Подтвердить' });
  return canvas.findByRole('checkbox', TELL);
}

export const CountedBeforeTheStepAndToldAfterIt: Story = {
  parameters: { msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    const box = await boxOf(canvas);
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/^Уйдёт 1.письмо$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(await canvas.findByRole('button', { name: 'Начать сборку' })).toBeVisible();
    // Nobody is told that somebody begins to put it together.
    await expect(canvas.queryByRole('checkbox', TELL)).toBeNull();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    const [step, message] = history.getAllByRole('listitem');
    await expect(step).toHaveTextContent(/^Подтверждён/u);
    await expect(message).toHaveTextContent(/^Письмо отправлено/u);
    await expect(message).toHaveTextContent(/anna@shop\.invalid.*Заказ №.100007 подтверждён/u);
    await closeToast('Заказ № 100007: подтверждён');
  },
};

export const SwitchedOffNothingGoes: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    const box = await boxOf(canvas);
    await userEvent.click(box);
    await expect(box).toHaveAccessibleDescription(/^Сообщения не.уйдут$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(await canvas.findByRole('button', { name: 'Начать сборку' })).toBeVisible();
    await expect(canvas.queryByText(/^Письмо отправлено/u)).toBeNull();
  },
};

export const ByPhoneWhereThereIsNoEMail: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...of({ email: '' })] },
  async play({ canvas }) {
    const box = await boxOf(canvas);
    await expect(box).toHaveAccessibleDescription(/^Уйдёт 1.SMS$/u);
  },
};

export const NobodyCanBeTold: Story = {
  parameters: { msw: [mockMe(), ...of({ email: '', phone: '' })] },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^Сообщить покупателю нельзя/u)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', TELL)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^Сообщить покупателю нельзя/u)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const AShopThatSendsNothingAsksNothing: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder(makeStaffOrder({ tells: null }))] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ…' }));
    await screen.findByRole('alertdialog');
    await expect(screen.queryByText(/Сообщить/u)).toBeNull();
  },
};

export const OneThatFailedIsToldAndSentAgain: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...of({ email: 'full@post.invalid' })] },
  async play(context) {
    await OneThatFailedKeepsNoStep.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull());
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getByText('Письмо отправлено')).toBeVisible();
  },
};

export const OneThatFailedKeepsNoStep: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(), ...of({ email: 'full@post.invalid' })],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('checkbox', TELL)).toHaveAccessibleDescription(/^Уйдёт 1.письмо$/u);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Нет в наличии' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const failed = await canvas.findByText(/^Письмо не.ушло: почта его не.приняла$/u, { selector: 'strong' });
    await expect(failed.closest('[role=status]')).toHaveTextContent(/full@post\.invalid.*Сам шаг сделан/u);
    await expect(canvas.queryByRole('button', { name: 'Отменить заказ…' })).toBeNull();
    await closeToast('Заказ № 100007 отменён');
    scrollTo(0, 0);
  },
};

/** Somebody else had it sent meanwhile. */
export const SentAgainBySomebodyElse: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...of({ email: 'full@post.invalid' })] },
  async play(context) {
    await OneThatFailedKeepsNoStep.play?.(context);
    const { canvas, userEvent } = context;
    await fetch('/api/admin/orders/message-again', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'a', id: 100_007, message: 1 }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(await screen.findByText(/^Это сообщение уже отправлено/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull();
  },
};

export const NobodyKnowsWhetherItWent: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/get', () =>
        makeStaffOrder({
          messages: [
            {
              ...{ id: 4, at: '2026-11-21T12:30:00+05:00', by: null, kind: 'confirmed' as const },
              ...{ channel: 'phone' as const, to: '+79122044108', subject: 'Заказ подтверждён' },
              ...{
                text: 'Сирень: Заказ подтверждён.',
                state: 'failed' as const,
                problem: 'unknown' as const,
              },
            },
          ],
        }),
      ),
    ],
  },
  async play({ canvas }) {
    const told = await canvas.findAllByText(/^Неизвестно, ушла.ли SMS: отправка оборвалась$/u);
    await expect(told[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  },
};
