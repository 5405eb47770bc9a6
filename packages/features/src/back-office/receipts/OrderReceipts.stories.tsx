import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { OrderReceipts } from './OrderReceipts.tsx';
import { storyReceipt } from './receipts.mock.ts';

const around = () => [...mockOffice(), ...mockRooms()];
/** An order whose receipt is due until it is rung up. */
function mockDue() {
  let isDue = true;
  const rows = () => (isDue ? [] : [storyReceipt(1, 'waiting')]);
  return [
    mockCall('/api/backoffice/receipts/of-order', () => ({ rows: rows(), due: isDue })),
    mockCall('/api/backoffice/receipts/ring', () => {
      isDue = false;
      return { rows: rows() };
    }),
  ];
}

const meta = {
  title: 'Back-office/Receipts/Of an order',
  component: OrderReceipts,
  args: { order: 104_501 },
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: { layout: 'fullscreen', msw: [...mockDue(), ...around()] },
} satisfies Meta<typeof OrderReceipts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatIsDueIsRungUpByItsKey: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: [...mockDue(), ...around()] },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Пробить чек/ });
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('link', { name: 'Чек: приход' })).toHaveAttribute(
      'href',
      '/receipts/1',
    );
    await expect(canvas.queryByRole('button', { name: /^Пробить чек/ })).not.toBeInTheDocument();
  },
};

export const WhatDidNotComeDoesNotLookLikeNothing: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/backoffice/receipts/of-order', () => refusal('general.unavailable')), ...around()],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /получилось узнать про.чеки заказа/ });
    await expect(canvas.getByRole('button', { name: /повторить/i })).toBeVisible();
  },
};
