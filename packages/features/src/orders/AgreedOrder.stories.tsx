import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { OrderPage } from './OrderPage.tsx';
import { makeOrder } from './orders.fixtures.ts';
import { mockOrder } from './orders.mock.ts';

const status = { code: 'confirmed', name: 'Подтверждён' } as const;
const payType = { id: 3, code: 'cash', name: 'При получении' } as const;
const agreed = mockOrder(makeOrder({ status, payType }));
const free = makeOrder({ status, payTypes: [], totals: { ...makeOrder().totals, toPay: 0 } });

const meta = {
  title: 'Pages/Order/Agreed',
  component: OrderPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    shop: { at: '/cart/checkout?id=100007', route: '/cart/checkout' },
    msw: agreed.handlers,
  },
  beforeEach: agreed.reset,
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: /^(Оплата|Подтверждение)$/ }));

export const WhatIsToBePaidOnReceiptMayBePaidAtOnce: Story = {
  async play({ canvasElement }) {
    const { findByRole, queryByRole } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Оплатить онлайн' }));
    await expect(await findByRole('radio', { name: 'Картой' })).toHaveFocus();
    await expect(queryByRole('radio', { name: 'При получении' })).toBeNull();
    await userEvent.click(await findByRole('button', { name: /^Оплатить 78.523.₽$/ }));
    await waitFor(() => expect(agreed.keys).toHaveLength(1));
  },
};

export const WhatCostsNothingIsNotPaid: Story = {
  parameters: { msw: mockOrder(free).handlers },
  async play({ canvasElement }) {
    const { findByText, queryByRole } = await panel(canvasElement);
    await expect(await findByText('Заказ подтверждён.')).toBeVisible();
    await expect(queryByRole('button', { name: 'Оплатить онлайн' })).toBeNull();
  },
};

const unpaid = makeOrder();
const changing = mockOrder(unpaid);
export const WhatStaffHaveChangedMeanwhileIsShownBeforeItIsPaid: Story = {
  parameters: { msw: changing.handlers },
  beforeEach: changing.reset,
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    const pay = await findByRole('button', { name: /^Оплатить 78.523.₽$/ });
    changing.change({ owed: unpaid.owed + 1_500 });
    await userEvent.click(pay);
    await expect((await screen.findAllByText(/^Заказ изменился/)).length).toBeGreaterThan(0);
    await expect(await findByRole('button', { name: /^Оплатить 80.023.₽$/ })).toBeVisible();
  },
};
