import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockReceipts, storyReceipt } from './receipts.mock.ts';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const phone = { modes: { phone: { disable: false } } };
const route = '/receipts/:receipt?';
const around = () => [...mockOffice(), ...mockRooms()];
const at = (receipt: string) => ({ office: { at: `/receipts/${receipt}`, route } });

const meta = {
  title: 'Back-office/Receipts',
  component: ReceiptsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts', route },
    msw: [...mockReceipts(), ...around()],
  },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: phone },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('region', { name: 'Чеки' }));
    await list.findByText('5 чеков');
    await expect(list.getAllByRole('link', { name: /№/ })[0]).toHaveTextContent('Неизвестно');
  },
};

export const WhatIsUnknownIsAskedForAndNotFailed: Story = {
  parameters: { ...at('1'), chromatic: phone },
  async play({ canvas }) {
    await canvas.findByText('Ждём: неизвестно, пробит ли чек');
    await expect(canvas.queryByRole('button', { name: /^Повторить/ })).not.toBeInTheDocument();
  },
};

const NO_PAPER = 'Бумага не\u00a0вышла: напечатайте копию на\u00a0самой кассе';

export const WhatIsDoneWithoutPaperSaysWhereTheCopyComesFrom: Story = {
  parameters: {
    ...at('6'),
    chromatic: { disableSnapshot: true },
    msw: [...mockReceipts([storyReceipt(6, 'done', NO_PAPER)]), ...around()],
  },
  async play({ canvas }) {
    const panel = within(await canvas.findByRole('article', { name: 'Чек заказа № 104506' }));
    await panel.findByText(/^Бумага не.вышла: .*ФД 1204/u);
  },
};

export const WhatWasRefusedIsRungUpOnceMoreByItsKey: Story = {
  parameters: { ...at('2'), chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Повторить/ });
    await userEvent.keyboard('{F2}');
    await canvas.findByText(/Касса пробьёт его/);
  },
};

export const ShiftCannotCloseWhileReceiptsAreOpen: Story = {
  // Its own till: other stories change theirs.
  parameters: { ...at('shift'), chromatic: phone, msw: [...mockReceipts(), ...around()] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Пересчитано в ящике' }), '90630');
    await canvas.findByText(/^Не.хватает 60/);
    const shift = within(canvas.getByRole('article', { name: 'Смена' }));
    await expect(shift.getByRole('link', { name: /104501/ })).toBeVisible();
    await shift.findByText(/^2.чека перейдут в.следующую смену$/u);
    await expect(shift.getByRole('link', { name: /104502/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Закрыть смену' })).toBeDisabled();
  },
};

export const WhatWasRefusedGoesOverToTheNextShift: Story = {
  parameters: {
    ...at('shift'),
    chromatic: { disableSnapshot: true },
    msw: [...mockReceipts([storyReceipt(2, 'failed', 'Нет бумаги')]), ...around()],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Пересчитано в ящике' }), '90690');
    await canvas.findByText(/^1.чек перейдёт в.следующую смену$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть смену' }));
    await canvas.findByText('Закрыта');
  },
};

export const Done: Story = {
  parameters: { ...at('5'), msw: [...mockReceipts([storyReceipt(5, 'done')]), ...around()] },
  async play({ canvas }) {
    await canvas.findByText(/ФД 1204, ФП 3141592653/);
  },
};

export const Empty: Story = {
  parameters: { msw: [...mockReceipts([], null), ...around()] },
  async play({ canvas }) {
    await canvas.findByText('Здесь пусто');
    await canvas.findByRole('button', { name: /^Открыть смену/ });
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockCall('/api/backoffice/receipts/list', () => refusal('user.unknown')),
      mockCall('/api/backoffice/shift/get', () => refusal('user.unknown')),
      ...around(),
    ],
  },
  async play({ canvas }) {
    await canvas.findByText(/^Не.получилось загрузить чеки$/);
  },
};
