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
  ...{ id: 1, payType: 1, amount: order.totals.toPay, refunded: 0, status: 'paid' as const, reason: null },
  at: order.placedAt,
};

const meta = {
  title: 'Pages/Own order',
  component: OwnOrderPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/orders/100007', route: '/lk/orders/:id', info: makeInfo({ user }) },
    msw: [mockCall('/api/order/get', () => makeOrder({ payments: [paid] }))],
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

const assembly = { key: 'assembly-2', name: 'Сборка мебели', quantity: 1, price: 1_200 };
const spare = { ...paid, id: 2, status: 'refunded' as const, reason: 'paid_twice' as const };

export const EveryLineThatIsChargedIsNamed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/order/get', () =>
        makeOrder({
          services: [...order.services, assembly, { ...assembly, key: 'total', name: 'Итого', price: 300 }],
          payments: [paid, spare],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const receipt = await canvas.findByRole('region', { name: 'Чек' });
    await expect(receipt).toHaveTextContent(
      /Сборка мебели5.073.₽Сборка мебели1.200.₽Итого300.₽Итого78.523.₽Оплачено78.523.₽Лишний платёж возвращён78.523.₽$/,
    );
  },
};

export const WhatIsNotPaidIsNoReceipt: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/order/get', () => order)],
  },
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('region', { name: /^Состав и.сумма$/ });
    await expect(sums).toHaveTextContent(/Итого78.523.₽$/);
    await expect(canvas.queryByRole('heading', { name: 'Чек' })).toBeNull();
  },
};

export const ACancelledOrderSaysWhatWentBack: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/order/get', () =>
        makeOrder({
          status: { code: 'cancelled', name: 'Отменён' },
          cancelReason: 'buyer',
          payTypes: [],
          payments: [
            { ...spare, amount: 500, reason: 'amount' },
            { ...spare, reason: 'cancelled' },
          ],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('region', { name: /^Состав и.сумма$/ });
    await expect(sums).toHaveTextContent(
      /Оплачено78.523.₽Возвращено78.523.₽Платёж на.другую суммувозвращён$/,
    );
  },
};

export const WhatWentBackInPartAndWhatIsStillToComeAreSaid: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/order/get', () =>
        makeOrder({
          status: { code: 'confirmed', name: 'Подтверждён' },
          payments: [{ ...paid, amount: 78_000, refunded: 1_000.5 }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('region', { name: /^(Чек|Состав и.сумма)$/ });
    await expect(sums).toHaveTextContent(/Оплачено78.000.₽Возвращено1.000,50.₽Осталось доплатить1.523,50.₽$/);
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
