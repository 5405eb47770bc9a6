import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockCauses } from './causes.mock.ts';
import { makeStaffOrder } from './order.mock.ts';
import { manyOrders, staffOrders } from './orders.fixtures.ts';
import { mockStaffOrders } from './orders.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const anyOrder = mockCall('/api/admin/orders/get', ({ id }) =>
  makeStaffOrder({ order: makeOrder({ id, number: String(id) }) }),
);

const meta = {
  title: 'Staff/Order beside others',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/104516', route: '/orders/:id' },
    msw: [mockMe(), mockCauses(), anyOrder, ...mockStaffOrders(staffOrders)],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const heading = (number: string) => ({ name: new RegExp(`^Заказ №.${number}$`, 'u'), level: 1 });

export const ByButtonsThroughTheListThatOneCameFrom: Story = {
  parameters: { staff: { from: '?status=waiting' }, chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^1 из.2, первая в.списке$/u)).toBeVisible();
    const previous = canvas.getByRole('button', { name: 'Предыдущая запись' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая запись' }));
    await expect(await canvas.findByRole('heading', heading('104514'))).toBeVisible();
    await expect(canvas.getByText(/^2 из.2, последняя в.списке$/u)).toBeVisible();
    await userEvent.click(previous);
    await expect(await canvas.findByRole('heading', heading('104516'))).toBeVisible();
  },
};

export const ByKeysAndNoFurtherThanTheEnd: Story = {
  parameters: { ...unpictured, staff: { from: '?status=waiting' } },
  async play({ canvas }) {
    await canvas.findByText(/^1 из.2/u);
    // At the first one a step back leads nowhere.
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', heading('104516'))).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', heading('104514'))).toBeVisible();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('heading', heading('104514'))).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', heading('104516'))).toBeVisible();
  },
};

export const OverTheEdgeOfAPageTheWayBackLeadsToTheNextOne: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/orders/100071', route: '/orders/:id', from: '?' },
    msw: [mockMe(), mockCauses(), anyOrder, ...mockStaffOrders(manyOrders(120))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^50 из.120$/u)).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Следующая запись' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(next);
    await expect(await canvas.findByText(/^51 из.120$/u)).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Вы здесь' }));
    await expect(crumbs.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/orders?page=2');
  },
};

export const OpenedWithoutAListNothingStandsBesideIt: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', heading('104516'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Следующая запись' })).toBeNull();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('heading', heading('104516'))).toBeVisible();
  },
};
