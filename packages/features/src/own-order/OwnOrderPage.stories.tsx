import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeOrder } from '../orders/orders.fixtures.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { OwnOrderPage } from './OwnOrderPage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const order = makeOrder();
const paid = {
  ...{ id: 1, payType: 1, amount: order.totals.toPay, status: 'paid' as const, reason: null },
  at: order.placedAt,
};

const meta = {
  title: 'Pages/Own order',
  component: OwnOrderPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/orders/100007', route: '/lk/orders/:id', info: makeInfo({ user }) },
    msw: [mockCall('/api/order/get', () => ({ ...order, payments: [paid] }))],
  },
} satisfies Meta<typeof OwnOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    const receipt = await canvas.findByRole('region', { name: 'Чек' });
    await expect(receipt).toHaveTextContent(/Оплачено78.523/);
    await expect(canvas.getByRole('button', { name: 'Повторить заказ № 100007' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/order/get', () => refusal('user.unknown'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Не.получилось показать заказ/)).toBeVisible();
  },
};
