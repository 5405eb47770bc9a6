import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms, NOON } from '../backOffice.mock.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import type { Shift } from './answers.ts';
import { mockPastShifts, mockReceipts, openShift, pastShifts } from './receipts.mock.ts';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const phone = { modes: { phone: { disable: false } } };
const route = '/receipts/shifts/:shift?';
const till = (count: number) => [
  ...mockPastShifts(pastShifts(count)),
  ...mockReceipts(),
  ...mockOffice(),
  ...mockRooms(),
];

const meta = {
  title: 'Back-office/Receipts/Past shifts',
  component: ReceiptsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: { layout: 'fullscreen', office: { at: '/receipts/shifts', route }, msw: till(4) },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNewestFirst: Story = {
  parameters: { chromatic: phone },
  async play({ canvas }) {
    const past = within(await canvas.findByRole('region', { name: 'Прошлые смены' }));
    const links = await past.findAllByRole('link', { name: /^Смена \d/ });
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveTextContent(/20.ноября.2026/u);
    await expect(links[1]).toHaveTextContent(/Недостача 60/u);
  },
};

export const EachHasItsReport: Story = {
  parameters: { chromatic: phone, office: { at: '/receipts/shifts/310', route } },
  async play({ canvas }) {
    const shift = within(await canvas.findByRole('article', { name: 'Прошлая смена' }));
    await shift.findByRole('heading', { name: 'Смена 309' });
    await expect(shift.getByText('Расхождение').nextElementSibling).toHaveTextContent(/−60/u);
    await shift.findByText('Ошиблись со сдачей');
    await expect(shift.getByRole('link', { name: 'Отчёт смены' })).toHaveAttribute(
      'href',
      '/receipts/shifts/310/print',
    );
  },
};

export const ThereAreMoreThanOnAPage: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: till(60) },
  async play({ canvas }) {
    const past = within(await canvas.findByRole('region', { name: 'Прошлые смены' }));
    await past.findByText('60 смен');
    await userEvent.click(past.getByRole('button', { name: 'Страница 2' }));
    await past.findByRole('link', { name: /^Смена 251/ });
    await expect(past.getAllByRole('link', { name: /^Смена \d/ })).toHaveLength(10);
  },
};

export const APageThatIsNotThereLeadsBack: Story = {
  parameters: { chromatic: { disableSnapshot: true }, office: { at: '/receipts/shifts?page=9', route } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^К.первой странице$/u }));
    await canvas.findByRole('link', { name: /^Смена 310/ });
  },
};

export const OneWhoseRegisterIsGoneWasNeverClosed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...mockPastShifts([openShift]), ...mockReceipts(), ...mockOffice(), ...mockRooms()],
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /^Смена 311/ });
    await expect(link).toHaveTextContent(/Не.закрыта: касса другая/u);
  },
};

/** A till whose register of before never said whether its shift was closed; for one story each. */
function leftShift() {
  const unknown = { uuid: '7f0c2a4e-5d1b-4c3e-9a56-1f2e3d4c5b6a', kind: 'closeShift', move: null } as const;
  let shift: Shift = { ...openShift, state: 'closing', unknown };
  return [
    mockCall('/api/backoffice/shift/report', () => shift),
    mockCall('/api/backoffice/shift/settle', ({ found }) => {
      shift = { ...shift, state: found === 'printed' ? 'closed' : 'open', unknown: null };
      return { at: NOON, register: 'test', shift: null, hindering: [] };
    }),
    ...mockPastShifts([shift]),
    ...mockReceipts(),
    ...mockOffice(),
    ...mockRooms(),
  ];
}

export const WhatItsRegisterNeverSaidWaitsForWhoeverLooks: Story = {
  parameters: {
    chromatic: phone,
    office: { at: '/receipts/shifts/311', route },
    msw: leftShift(),
  },
  async play({ canvas }) {
    const shift = within(await canvas.findByRole('article', { name: 'Прошлая смена' }));
    await shift.findByText(/^Кассу сменили, прежнюю уже не.спросить/u);
  },
};

export const WhatWasFoundThereIsWrittenDown: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    office: { at: '/receipts/shifts/311', route },
    msw: leftShift(),
  },
  async play({ canvas }) {
    const shift = within(await canvas.findByRole('article', { name: 'Прошлая смена' }));
    await userEvent.click(await shift.findByRole('button', { name: /^Решить/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Смена закрылась' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Отчёт на ленте');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await waitFor(() => expect(shift.getByRole('heading', { name: 'Смена 311' })).toHaveFocus());
    await expect(shift.queryByText(/^Кассу сменили/)).not.toBeInTheDocument();
  },
};

export const OneThatWaitsForAWordSaysSoInTheList: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: leftShift() },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Смена 311/ })).toHaveTextContent('Ждёт решения');
  },
};

export const ThereAreNoneYet: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: till(0) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Здесь пусто' });
  },
};

export const OneThatIsNotThere: Story = {
  parameters: { chromatic: { disableSnapshot: true }, office: { at: '/receipts/shifts/7', route } },
  async play({ canvas }) {
    await canvas.findByText('Такой смены нет.');
    const failed = within(canvas.getByRole('alert').parentElement ?? document.body);
    await userEvent.click(failed.getByRole('link', { name: 'Прошлые смены' }));
    await canvas.findByRole('region', { name: 'Прошлые смены' });
  },
};
