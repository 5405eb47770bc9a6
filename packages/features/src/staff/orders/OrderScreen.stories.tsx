import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Order } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { OrderScreen } from './OrderScreen.tsx';

const timeZone = 'Asia/Yekaterinburg';
const has = (order: Order) => mockCall('/api/admin/orders/get', () => ({ order, timeZone }));
const store = {
  id: 1,
  name: 'Малышева, 71',
  address: 'ул. Малышева, 71',
  phone: '+73432222222',
  opens: '10:00',
  closes: '21:00',
};
const paid = makeOrder({
  status: { code: 'confirmed', name: 'Подтверждён' },
  payments: [
    {
      id: 1,
      payType: 1,
      amount: 78_523,
      status: 'failed',
      reason: 'declined',
      at: '2026-11-21T12:44:00+05:00',
    },
    { id: 2, payType: 1, amount: 78_523, status: 'paid', reason: null, at: '2026-11-21T12:47:00+05:00' },
  ],
  delivery: { city: { code: 'ekb', name: 'Екатеринбург' }, address: '', date: '2026-11-22', store },
  history: [
    { status: { code: 'new', name: 'Принят' }, at: '2026-11-21T12:41:00+05:00' },
    { status: { code: 'confirmed', name: 'Подтверждён' }, at: '2026-11-21T12:47:00+05:00' },
  ],
});

const meta = {
  title: 'Staff/Order',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: [mockMe(), has(makeOrder())],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Заказ №.100007$/u, level: 1 })).toBeVisible();
    const goods = within(canvas.getByRole('list', { name: 'Товары' }));
    await expect(goods.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^\+7.912.204-41-08$/u })).toHaveAttribute(
      'href',
      'tel:+79122044108',
    );
    await expect(canvas.getByText(/^К.оплате$/u).nextSibling).toHaveTextContent(/^78.523.₽$/u);
  },
};

export const PaidAndFetchedFromAStore: Story = {
  parameters: { msw: [mockMe(), has(paid)] },
  async play({ canvas }) {
    const payment = within(await canvas.findByRole('region', { name: 'Оплата' }));
    await expect(payment.getByText('Оплачен')).toBeVisible();
    await expect(payment.getByText(/получено$/u)).toBeVisible();
    await expect(canvas.getByText('Самовывоз')).toBeVisible();
  },
};

export const CancelledSaysByWhom: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockMe(),
      has(
        makeOrder({
          status: { code: 'cancelled', name: 'Отменён' },
          cancelReason: 'buyer',
          history: [
            { status: { code: 'new', name: 'Принят' }, at: '2026-11-21T12:41:00+05:00' },
            { status: { code: 'cancelled', name: 'Отменён' }, at: '2026-11-21T13:02:00+05:00' },
          ],
        }),
      ),
    ],
  },
  async play({ canvas }) {
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Отменён покупателем');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/orders/get', () => new Promise(() => {}))] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^№.100007$/u)).toBeVisible();
  },
};

export const NotThere: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/orders/get', () => refusal('order.not_found'))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Здесь ничего нет')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockMe(), mockCall('/api/admin/orders/get', () => refusal('general.unavailable'))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
