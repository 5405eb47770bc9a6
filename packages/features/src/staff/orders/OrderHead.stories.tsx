import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockStaffOrder } from './order.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  title: 'Staff/Order, what is done from its head',
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: [mockMe(), ...mockStaffOrder()],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PapersOpenInATabOfTheirOwn: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    const menu = within(await screen.findByRole('menu'));
    const papers = menu.getAllByRole('menuitem');
    await expect(
      papers.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')]),
    ).toEqual([
      ['Лист сборки', '/orders/100007/print/picking', '_blank'],
      ['Накладная', '/orders/100007/print/waybill', '_blank'],
    ]);
    await userEvent.keyboard('{Escape}');
  },
};
