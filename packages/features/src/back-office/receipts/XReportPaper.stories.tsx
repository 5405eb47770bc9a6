import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { print, watchPrint } from '../../staff/orders/papers/papers.mock.ts';
import { mockOffice } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockReceipts, moved, openShift, storyReceipt } from './receipts.mock.ts';
import { XReportPaper } from './XReportPaper.tsx';

const shift = moved(openShift, [{ kind: 'bank', amount: 60_000, reason: 'Инкассация, сумка 4127' }]);
const till = (now: typeof openShift | null) => [
  ...mockReceipts([storyReceipt(2, 'failed')], now),
  ...mockOffice(),
];

const meta = {
  title: 'Back-office/Receipts/X-report',
  component: XReportPaper,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach: watchPrint,
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts/shift/print', route: '/receipts/shift/print', shell: false },
    msw: till(shift),
  },
} satisfies Meta<typeof XReportPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAShiftThatGoesOn: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const sheet = within(await canvas.findByRole('article', { name: 'X-отчёт, смена 311' }));
    await expect(sheet.getByRole('row', { name: /^Приход 1/ })).toHaveTextContent(/85.690/);
    await expect(sheet.getByRole('row', { name: /^В.банк/ })).toHaveTextContent(/60.000/);
    await expect(sheet.getByText('Должно быть').nextElementSibling).toHaveTextContent(/30.690/);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  },
};

export const OfNoShift: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: till(null) },
  async play({ canvas }) {
    await canvas.findByRole('alert');
    await expect(print).not.toHaveBeenCalled();
  },
};
