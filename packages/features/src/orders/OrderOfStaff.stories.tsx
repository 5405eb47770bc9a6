import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { OrderPage } from './OrderPage.tsx';
import { makeOrder } from './orders.fixtures.ts';

/** The page of an order that staff placed for a client, as they see it. */
const meta = {
  title: 'Pages/Order of staff',
  component: OrderPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { at: '/cart/checkout?id=100007', route: '/cart/checkout' } },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaffReadWhatTheyNoted: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/order/get', () =>
        makeOrder({
          staff: {
            placedBy: 'Олег Мартынов',
            responsible: 'Илья Громов',
            source: 'Мессенджер',
            condition: 'exposition',
            franchiseType: 'agency',
            cheap: true,
            prepayment: [{ payType: 'Картой', amount: 1_500.5 }],
          },
        }),
      ),
    ],
  },
  async play({ canvasElement }) {
    const note = await within(canvasElement).findByRole('region', { name: 'Для сотрудников' });
    await expect(note).toHaveTextContent(/Оформил сотрудникОлег Мартынов.*Для экспозиции.*1\s500,50\s₽/);
  },
};
