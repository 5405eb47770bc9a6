import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { closedWith, mockReceipts, moved, openShift, storyReceipt } from './receipts.mock.ts';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const phone = { modes: { phone: { disable: false } } };
const unpictured = { disableSnapshot: true };
const around = () => [...mockOffice(), ...mockRooms()];
const till = (shift: typeof openShift | null) => [
  ...mockReceipts([storyReceipt(5, 'done')], shift),
  ...around(),
];
const withMoves = moved(openShift, [
  { kind: 'in', amount: 3_000, reason: 'Размен' },
  { kind: 'bank', amount: 60_000, reason: 'Инкассация, сумка 4127' },
]);

const meta = {
  title: 'Back-office/Receipts/Shift',
  component: ReceiptsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/receipts/shift', route: '/receipts/:receipt?' },
    msw: till(openShift),
  },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesByPresses: Story = {
  parameters: { chromatic: unpictured, msw: till(null) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Открыть смену/ }));
    await canvas.findByText('Открыта');
    const heading = canvas.getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Пересчитано в ящике' }), '5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть смену' }));
    await canvas.findByText('Закрыта');
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByRole('button', { name: /^Открыть смену/ });
  },
};

export const CashThatIsRungUpElsewhereIsInTheReport: Story = {
  parameters: {
    chromatic: unpictured,
    msw: till({ ...openShift, drawer: { ahead: 1_200, before: 700 }, expected: openShift.expected + 500 }),
  },
  async play({ canvas }) {
    const shift = within(await canvas.findByRole('article', { name: 'Смена' }));
    await expect(shift.getByText(/^Не.пробито в.этой смене$/u).parentElement).toHaveTextContent(/1.200/u);
    await expect(shift.getByText(/^Посчитано другой сменой$/u).parentElement).toHaveTextContent(/−700/u);
  },
};

export const CashThatCameAndWentIsInTheReport: Story = {
  parameters: { chromatic: phone, msw: till(withMoves) },
  async play({ canvas }) {
    const moves = within(await canvas.findByRole('table', { name: /^Внесения и.изъятия$/ }));
    await expect(moves.getByRole('row', { name: /Инкассация, сумка 4127/ })).toHaveTextContent(/−60.000/);
    await canvas.findByText(/^Сдано в.банк$/);
    await expect(canvas.getByRole('link', { name: 'X-отчёт' })).toHaveAttribute(
      'href',
      '/receipts/shift/print',
    );
  },
};

const counted = closedWith(openShift, openShift.expected - 500, 'В\u00a0ящике пятисот не\u00a0нашли');
const toldLate = {
  ...counted,
  moves: moved(counted, [{ kind: 'out', amount: 500, reason: 'Курьеру' }]).moves.map((one) => ({
    ...one,
    counts: false,
  })),
};
export const WhatTheRegisterTellsOfAfterTheClosingIsNotInItsSums: Story = {
  parameters: { chromatic: phone, msw: till(toldLate) },
  async play({ canvas }) {
    const moves = within(await canvas.findByRole('table', { name: /^Внесения и.изъятия$/ }));
    await expect(
      moves.getByRole('row', { name: /Курьеру.* касса провела его, когда смену уже закрыли/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Изъято$/)).toBeNull();
  },
};

async function asked() {
  await userEvent.click(await screen.findByRole('button', { name: /^Внести или изъять/ }));
  return within(await screen.findByRole('alertdialog', { name: 'Внести или изъять наличные' }));
}

export const NoMoreIsTakenThanThereIs: Story = {
  parameters: { chromatic: phone },
  async play() {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: /^В.банк$/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Сумма' }), '900 000');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await dialog.findByText(/^В.ящике должно быть 90/);
    await dialog.findByText('Напишите, зачем');
  },
};

export const WhatIsPutInCountsAtOnce: Story = {
  parameters: { chromatic: unpictured },
  async play({ canvas }) {
    const dialog = await asked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Сумма' }), '310');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Размен');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await canvas.findByText('Внесено');
    await expect(canvas.getByText('Должно быть').nextElementSibling).toHaveTextContent(/91.000/);
  },
};

let seen = openShift;
export const ItIsShownAsSoonAsAnotherOneClosesIt: Story = {
  parameters: {
    chromatic: unpictured,
    msw: [
      mockCall('/api/backoffice/shift/get', () => ({
        ...{ at: openShift.openedAt, register: 'test' as const, shift: seen, hindering: [] },
      })),
      ...till(openShift),
    ],
  },
  async play(context) {
    const { canvas } = context;
    seen = openShift;
    const { server, time } = await onLine(context);
    await canvas.findByText('Открыта');
    seen = { ...openShift, state: 'closed', counted: openShift.expected, difference: 0 };
    server.changeShift(openShift.id);
    time.pass(200);
    await expect(await canvas.findByText('Закрыта')).toBeVisible();
  },
};

let isLost = false;
export const WhatCouldNotBeReadAnewSaysSo: Story = {
  parameters: {
    chromatic: unpictured,
    msw: [
      http.post('*/api/backoffice/shift/get', () =>
        isLost ? HttpResponse.json(refusal('general.unavailable').body, { status: 503 }) : undefined,
      ),
      ...till(openShift),
    ],
  },
  async play(context) {
    const { canvas } = context;
    isLost = false;
    const { server, time } = await onLine(context);
    await canvas.findByText('Открыта');
    isLost = true;
    server.changeShift(openShift.id);
    time.pass(200);
    const shift = within(canvas.getByRole('article', { name: 'Смена' }));
    await shift.findByText(/^Не.обновилось/u);
    isLost = false;
    await userEvent.click(shift.getByRole('button', { name: 'Обновить' }));
    await waitFor(() => expect(shift.queryByText(/^Не.обновилось/u)).not.toBeInTheDocument());
  },
};

const closing = {
  ...openShift,
  ...{ state: 'closing', counted: openShift.expected, difference: 0 },
  unknown: { uuid: '7f0c2a4e-5d1b-4c3e-9a56-1f2e3d4c5b6a', kind: 'closeShift', move: null },
} as const satisfies typeof openShift;

export const TheRegisterHasForgottenItsClosing: Story = {
  parameters: { chromatic: phone, msw: till(closing) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Касса не.знает, закрылась.ли смена$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Решить вручную…' })).toBeVisible();
  },
};

async function settled(answer: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Решить вручную…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: answer }));
  await expect(dialog.queryByRole('textbox', { name: /^Номер документа/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
  await dialog.findByText('Напишите, где посмотрели');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Почему так решили' }), 'Отчёт вышел');
  await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
}

export const ItsClosingIsSettledByThePaper: Story = {
  parameters: { chromatic: unpictured, msw: till(closing) },
  async play({ canvas }) {
    await settled('Смена закрылась');
    await expect(await canvas.findByText('Закрыта')).toBeVisible();
  },
};

export const ItClosesOverNoCashThatNobodyKnowsOf: Story = {
  parameters: {
    chromatic: unpictured,
    msw: till({ ...withMoves, moves: withMoves.moves.map((one) => ({ ...one, status: 'sent' as const })) }),
  },
  async play({ canvas }) {
    await canvas.findByText(/^Смену не.закрыть: касса ещё не.ответила, провела.ли движение наличных$/u);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Пересчитано в ящике' }), '33690');
    await expect(canvas.getByRole('button', { name: 'Закрыть смену' })).toBeDisabled();
  },
};

export const OlderThanADayItIsToBeClosed: Story = {
  parameters: { chromatic: phone, msw: till({ ...openShift, openedAt: '2026-11-20T04:00:00.000Z' }) },
  async play({ canvas }) {
    await canvas.findByText('Смена открыта больше суток');
  },
};

const many = Array.from({ length: 140 }, (_, at) => storyReceipt(at + 1, 'waiting'));

export const OfManyThatGoOverSomeAreNamed: Story = {
  parameters: { msw: [...mockReceipts(many, openShift), ...around()] },
  async play({ canvas }) {
    await canvas.findByText(/^140.чеков перейдут в.следующую смену$/u);
    await expect(canvas.getByText(/и.ещё 128 в.списке чеков$/u)).toBeVisible();
    await canvas.findByText('140 чеков');
    await expect(canvas.getByText(/^Показаны первые 100, остальные/)).toBeInTheDocument();
  },
};

export const CashThatDidNotGoThroughCountsForNothing: Story = {
  parameters: {
    chromatic: unpictured,
    msw: till({
      ...withMoves,
      unknown: { uuid: '7f0c2a4e-5d1b-4c3e-9a56-1f2e3d4c5b6a', kind: 'cash', move: 1 },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Внесение 3.000.*Размен/u)).toBeVisible();
    await settled('Касса не провела');
    await expect(await canvas.findByText(/касса не.приняла/u)).toBeVisible();
  },
};

let sent: unknown[] = [];
const losesFirst = (lost: () => Response) =>
  http.post('*/api/backoffice/shift/move-cash', async ({ request }) => {
    sent.push(await request.clone().json());
    return sent.length === 1 ? lost() : undefined;
  });
/** It was taken, perhaps, before the shop could not be asked any more. */
const silent = () =>
  HttpResponse.json({ public_error: true, group: 'general', code: 'unavailable' }, { status: 503 });

export const WhatNobodyAnsweredIsSentAgainAsItWas: Story = {
  beforeEach: () => {
    sent = [];
  },
  parameters: { chromatic: unpictured, msw: [losesFirst(() => HttpResponse.error()), ...till(openShift)] },
  async play({ canvas }) {
    const dialog = await asked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Сумма' }), '310');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Размен');
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await dialog.findByText(/^Ответ потерялся/);
    await expect(dialog.getByRole('textbox', { name: 'Сумма' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }));
    await canvas.findByText('Внесено');
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
  },
};

export const SoIsWhatTheShopCouldNotSayOfWhatCameOfIt: Story = {
  ...WhatNobodyAnsweredIsSentAgainAsItWas,
  parameters: { chromatic: unpictured, msw: [losesFirst(silent), ...till(openShift)] },
};
