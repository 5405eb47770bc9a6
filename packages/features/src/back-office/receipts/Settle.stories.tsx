import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mockOffice, mockRooms, NOON } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import type { Receipt } from './answers.ts';
import { mockReceipts, storyReceipt } from './receipts.mock.ts';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const phone = { modes: { phone: { disable: false } } };
const unpictured = { disableSnapshot: true };
const around = () => [...mockOffice(), ...mockRooms()];
const unknown = storyReceipt(1, 'unknown', 'Касса больше не\u00a0знает об\u00a0этом чеке');
/** A till of its own: what is settled in one story is unknown in the next. */
const fresh = () => ({ msw: [...mockReceipts([unknown]), ...around()] });

const meta = {
  title: 'Back-office/Receipts/Settling',
  component: ReceiptsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts/1', route: '/receipts/:receipt?' },
    ...fresh(),
  },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function asked() {
  await userEvent.click(await screen.findByRole('button', { name: 'Решить вручную…' }));
  return within(await screen.findByRole('alertdialog', { name: /^Что с.чеком заказа № 104501\?$/ }));
}

export const WhatIsMissingIsSaidBesideItsField: Story = {
  parameters: { chromatic: phone },
  async play() {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Чек вышел' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Номер документа, ФД' }), '12-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await dialog.findByText(/^Номер документа с.чека, только цифры$/);
    await dialog.findByText('Напишите, где посмотрели');
  },
};

export const ThatCameOutIsKeptWithItsNumbers: Story = {
  parameters: { chromatic: phone, ...fresh() },
  async play({ canvas }) {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Чек вышел' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Номер документа, ФД' }), '48 217');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Фискальный признак, ФП' }), '2914660038');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Почему так решили' }), 'Лента у меня');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await canvas.findByText('ФД 48217, ФП 2914660038');
    await canvas.findByText('Решили вручную: чек вышел');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const ThatDidNotComeOutIsRungUpOnceMore: Story = {
  parameters: { chromatic: unpictured, ...fresh() },
  async play({ canvas }) {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Чек не вышел' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Почему так решили' }), 'На ленте нет');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await canvas.findByText(/^Решили вручную: чек не.вышел$/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Повторить/ }));
    await canvas.findByText(/Касса пробьёт его/);
  },
};

export const AColleagueSettledItBefore: Story = {
  parameters: {
    chromatic: unpictured,
    msw: [
      mockCall('/api/backoffice/receipts/settle', () => staffRefusal('receipt.not_unknown')),
      ...mockReceipts([unknown]),
      ...around(),
    ],
  },
  async play() {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Чек не вышел' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Почему так решили' }), 'На ленте нет');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await dialog.findByText(/^Решать уже нечего/);
  },
};

const twice: Receipt = {
  ...storyReceipt(1, 'done'),
  settled: [
    {
      uuid: '00000000-0000-4000-8000-000000000009',
      found: 'absent',
      fiscal: null,
      at: Date.parse(NOON),
      late: { type: 'done', fiscal: { document: 1_201, sign: '2718281828', at: NOON, storage: '9' } },
    },
  ],
};

export const ARegisterThatSaysOtherwiseLaterIsHeard: Story = {
  parameters: { chromatic: phone, msw: [...mockReceipts([twice]), ...around()] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/вышел, ФД.1201/);
  },
};
