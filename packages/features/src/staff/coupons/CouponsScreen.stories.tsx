import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffCoupon, storyCoupons } from './coupons.fixtures.ts';
import { mockCoupons } from './coupons.mock.ts';
import { CouponsScreen } from './CouponsScreen.tsx';

const me = mockMe([...atWork, 'coupons.edit']);
const has = (rows = storyCoupons) => [me, ...mockCoupons(rows, makeStaffCoupon())];

const meta = {
  title: 'Staff/Coupons',
  component: CouponsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/discount-coupons' }, msw: has() },
} satisfies Meta<typeof CouponsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /LADA20/u })).toBeVisible();
    await expect(canvas.getByText(/^серия, 10.000.кодов/u)).toBeInTheDocument();
  },
};

export const SwitchedOffTogetherAndBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /LADA20/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Выключить' }));
    const row = () => within(canvas.getByRole('link', { name: /LADA20/u }).closest('tr') as HTMLElement);
    await waitFor(() => expect(row().getByText('Выключен')).toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(row().getByText('Идёт')).toBeInTheDocument());
  },
};

export const Empty: Story = {
  parameters: { ...unpictured, msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Промокодов пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/admin/coupons/list', () => new Promise(() => undefined)), ...has()],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Промокоды' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/admin/coupons/list', () => refusal('general.unavailable')), ...has()],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
