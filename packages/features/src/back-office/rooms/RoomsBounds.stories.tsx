import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { ROOMS_HEARD_MAX } from '@siren/domain/back-office';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { cashier, mockOffice, mockRooms, rooms } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';

/** A shop of many stores. */
const many = {
  ...rooms,
  rooms: [
    ...rooms.rooms,
    ...Array.from({ length: 60 }, (_, at) => ({
      ...{ room: `store-${at + 3}`, title: `Склад ${at + 3}`, unread: 0, last: null, left: false },
    })),
  ],
};

const meta = {
  title: 'Back-office/Bounds of rooms',
  component: RoomsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    office: { at: '/rooms/store-62', route: 'rooms/:room?' },
    msw: [...mockOffice(), ...mockRooms(many)],
  },
} satisfies Meta<typeof RoomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Сообщение' });

export const OfManyRoomsTheOpenOneAndTheNewestAreHeardAndTheListSaysSo: Story = {
  async play(context) {
    await context.canvas.findByRole('heading', { name: 'Склад 62' });
    const { server, time } = await onLine(context);
    const joined = () =>
      server.said.flatMap(({ opcode, data }) => (opcode === 'join' ? (data as { room: string }).room : []));
    await waitFor(() => {
      time.pass(100);
      return expect(new Set(joined()).size).toBe(ROOMS_HEARD_MAX);
    });
    await expect(joined()).toEqual(expect.arrayContaining(['store-1', 'all', 'store-62']));
    await expect(context.canvas.getByText(/^Сообщения сразу приходят из.30 комнат/)).toBeInTheDocument();
  },
};

export const ARoomThatIsRefusedIsToldInWords: Story = {
  async play(context) {
    await context.canvas.findByRole('heading', { name: 'Склад 62' });
    const world = await onLine(context);
    world.server.shop.refusesRooms = 'Больше 50 комнат сразу не открыть.';
    await userEvent.click(context.canvas.getByRole('link', { name: /^Склад 61/ }));
    await waitFor(async () => {
      world.time.pass(100);
      await expect(screen.getByText('Больше 50 комнат сразу не открыть.')).toBeVisible();
    });
  },
};

/** Words of five letters that are five characters too many. */
const TOO_LONG = 'слово'.repeat(401);
const paste = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('heading', { name: 'Склад 62' });
  await userEvent.click(field(canvas));
  await userEvent.paste(TOO_LONG);
};

export const WhatIsTooLongStaysWholeAndSaysHowMuch: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await paste(canvas);
    await expect(field(canvas)).toHaveValue(TOO_LONG);
    await expect(field(canvas)).toHaveAccessibleDescription(/лишних 5.знаков/);
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveValue(TOO_LONG);
    await expect(canvas.queryByText(/^отправ/)).not.toBeInTheDocument();
  },
};

export const WhatWasTooLongIsSentOnceItIsShort: Story = {
  async play({ canvas }) {
    await paste(canvas);
    await userEvent.keyboard('{Backspace>5}');
    await expect(field(canvas)).not.toHaveAccessibleDescription(/лишних/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^отправ/);
    await expect(field(canvas)).toHaveValue('');
  },
};

export const WhatTheShopDoesNotKeepStaysWithWhy: Story = {
  async play(context) {
    await context.canvas.findByRole('heading', { name: 'Склад 62' });
    const world = await onLine(context);
    world.server.shop.refusesRooms = 'Сообщение длиннее 2 000 знаков.';
    await userEvent.type(field(context.canvas), 'Длинное{Enter}');
    world.time.pass(200);
    await expect(await context.canvas.findByText('Сообщение длиннее 2 000 знаков.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Убрать' })).toBeVisible();
  },
};

export const WhatOneIsAboutToSayWaitsWhileOneLooksElsewhere: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Склад 62' });
    await userEvent.type(field(canvas), 'Держу до');
    await userEvent.click(canvas.getByRole('link', { name: /^Склад 61/ }));
    await canvas.findByRole('heading', { name: 'Склад 61' });
    await expect(field(canvas)).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: /^Склад 62/ }));
    await canvas.findByRole('heading', { name: 'Склад 62' });
    await expect(field(canvas)).toHaveValue('Держу до');
    await userEvent.type(field(canvas), ' 15:00{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: /^Склад 61/ }));
    await userEvent.click(canvas.getByRole('link', { name: /^Склад 62/ }));
    await canvas.findByRole('heading', { name: 'Склад 62' });
    await expect(field(canvas)).toHaveValue('');
  },
};

let isLost = false;
export const AListThatCouldNotBeReadAnewSaysSo: Story = {
  parameters: {
    msw: [
      ...mockOffice(),
      mockCall('/api/backoffice/rooms/list', () => (isLost ? refusal('general.unavailable') : rooms)),
      ...mockRooms(),
    ],
    office: { at: '/rooms', route: 'rooms/:room?' },
    chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } },
  },
  async play(context) {
    const { canvas } = context;
    isLost = false;
    await canvas.findByText('новых: 2');
    const { server, time } = await onLine(context);
    isLost = true;
    server.makeRoom(3);
    time.pass(200);
    await canvas.findByText(/^Не.обновилось/u);
    server.shop.seq = 9;
    server.say('all', { key: 'b', text: 'Выйду в первую' }, { id: 4, name: 'Артём Пак' });
    time.pass(200);
    await canvas.findByText(/Выйду в первую/u);
    await expect(canvas.getByText(/^Не.обновилось/u)).toBeVisible();
  },
};

const elena = { login: 'elena', name: 'Елена Ким', token: 'other'.padEnd(32, '-') };
let working = cashier;
export const WhatOneWasAboutToSayGoesInNobodyElsesNameAndWaitsForOne: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/backoffice/session', () => ({ user: working })),
      ...mockOffice(),
      ...mockRooms(many),
    ],
  },
  async play(context) {
    const { canvas } = context;
    working = cashier;
    await canvas.findByRole('heading', { name: 'Склад 62' });
    const { server, time } = await onLine(context);
    const become = async (next: typeof cashier) => {
      working = next;
      server.shop.token = next.token;
      await waitFor(async () => {
        time.pass(5_000);
        await expect(canvas.getAllByRole('banner')[0]).toHaveTextContent(
          new RegExp(`На связи.*${next.name}`, 'u'),
        );
      });
    };
    server.cut();
    await userEvent.type(field(canvas), 'Держу до 15:00{Enter}');
    await canvas.findByText('отправим, когда будет связь');
    await become(elena);
    await canvas.findByRole('heading', { name: 'Склад 62' });
    await userEvent.type(field(canvas), 'Добрый день{Enter}');
    await waitFor(async () => {
      time.pass(500);
      await expect(server.kept().map(({ text }) => text)).toEqual(['Добрый день']);
    });
    server.cut();
    await become(cashier);
    await waitFor(async () => {
      time.pass(500);
      await expect(server.kept().map(({ text }) => text)).toEqual(['Добрый день', 'Держу до 15:00']);
    });
  },
};
