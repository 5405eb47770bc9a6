import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockReceipts, storyReceipt } from './receipts.mock.ts';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const meta = {
  title: 'Back-office/Receipts/Correction',
  component: ReceiptsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts/5', route: '/receipts/:receipt?' },
    msw: [...mockReceipts([storyReceipt(5, 'done')]), ...mockOffice(), ...mockRooms()],
  },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function asked() {
  await userEvent.click(await screen.findByRole('button', { name: 'Чек коррекции…' }));
  return within(await screen.findByRole('alertdialog', { name: 'Чек коррекции, заказ № 104505' }));
}

export const APrescriptionNeedsItsNumber: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play() {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: /^По.предписанию налоговой$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Пробить коррекцию' }));
    await dialog.findByText('Напишите, что исправляем');
  },
};

export const LeadsToTheNewReceipt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const dialog = await asked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Пробили дважды');
    await userEvent.click(dialog.getByRole('button', { name: 'Пробить коррекцию' }));
    await canvas.findByText(/^Нашли сами, расчёт 21.ноября.*: Пробили дважды$/);
    await canvas.findByText(/Касса пробьёт его/);
  },
};
