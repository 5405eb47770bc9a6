import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { print, watchPrint } from '../../staff/orders/papers/papers.mock.ts';
import { mockOffice } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockPastShifts, pastShifts } from './receipts.mock.ts';
import { ShiftPaper } from './ShiftPaper.tsx';

const route = '/receipts/shifts/:shift/print';

const meta = {
  title: 'Back-office/Receipts/Shift report',
  component: ShiftPaper,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach: watchPrint,
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts/shifts/310/print', route, shell: false },
    msw: [...mockPastShifts(pastShifts(3)), ...mockOffice()],
  },
} satisfies Meta<typeof ShiftPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAShiftThatWasClosed: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const sheet = within(await canvas.findByRole('article', { name: 'Отчёт смены 309' }));
    await expect(sheet.getByRole('row', { name: /^Приход 1/ })).toHaveTextContent(/85.690/);
    await expect(sheet.getByText('Расхождение').nextElementSibling).toHaveTextContent(/−60/);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  },
};

export const OfNone: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    office: { at: '/receipts/shifts/7/print', route, shell: false },
  },
  async play({ canvas }) {
    await canvas.findByText('Такой смены нет.');
    await expect(print).not.toHaveBeenCalled();
  },
};
