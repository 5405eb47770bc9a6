import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockCall } from '@siren/contract/mock';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockReceipts, storyReceipt, withCorrection } from './receipts.mock.ts';
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

const done = storyReceipt(5, 'done');
const corrected = withCorrection(done, { ...storyReceipt(11, 'waiting'), kind: 'sellReturnCorrection' });

export const WhatIsCorrectedSaysSo: Story = {
  parameters: { msw: [...mockReceipts([corrected]), ...mockOffice(), ...mockRooms()] },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Коррекция возврата прихода, .*, в.очереди$/u });
    const dialog = await asked();
    await dialog.findByText('Этот чек уже исправляли');
  },
};

/** The first look is from before somebody else corrected it. */
const seenBefore = () => {
  let looks = 0;
  return mockCall('/api/backoffice/receipts/get', () => (looks++ === 0 ? done : corrected));
};

export const CorrectedMeanwhileItAsksOnceMore: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [seenBefore(), ...mockReceipts([corrected]), ...mockOffice(), ...mockRooms()],
  },
  async play() {
    const dialog = await asked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Пробили дважды');
    await userEvent.click(dialog.getByRole('button', { name: 'Пробить коррекцию' }));
    await dialog.findByText(/^Этот чек за это время уже исправили/u);
    await dialog.findByText('Этот чек уже исправляли');
    await expect(dialog.getByRole('textbox', { name: 'Причина' })).toHaveValue('Пробили дважды');
  },
};
