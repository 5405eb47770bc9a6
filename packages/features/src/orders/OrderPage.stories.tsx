import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { OrderPage } from './OrderPage.tsx';
import { makeOrder } from './orders.fixtures.ts';

const meta = {
  title: 'Pages/Order',
  component: OrderPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: { phone: { disable: false } } },
    shop: { at: '/cart/checkout?id=100007', route: '/cart/checkout' },
    msw: [mockCall('/api/order/get', () => makeOrder())],
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Заказ № 100007' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/order/get', () => new Promise(() => undefined))] },
};

export const Cancelled: Story = {
  parameters: {
    msw: [
      mockCall('/api/order/get', () => {
        const status = { code: 'cancelled', name: 'Отменён' } as const;
        const order = makeOrder();
        return { ...order, status, history: [...order.history, { status, at: '2026-11-22T10:00:00+05:00' }] };
      }),
    ],
  },
  async play({ canvasElement }) {
    const steps = await within(canvasElement).findByRole('list', { name: 'Ход заказа' });
    await expect(steps).toHaveTextContent('Отменён');
  },
};

export const SomebodyElsesOrderIsNotFound: Story = {
  parameters: { msw: [mockCall('/api/order/get', () => refusal('order.not_found'))] },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Заказ не найден.')).toBeVisible();
  },
};
