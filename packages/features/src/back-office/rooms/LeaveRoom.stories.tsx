import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { packets } from '@siren/domain/back-office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createLeftRooms, mockOffice, mockRooms, withLeft } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';

const meta = {
  title: 'Back-office/Leaving a room',
  component: RoomsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: { layout: 'fullscreen', office: { at: '/rooms/store-1', route: 'rooms/:room?' } },
} satisfies Meta<typeof RoomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const quiet = { disableSnapshot: true };
const withoutOne = withLeft('store-1', true);
const shops = {
  leaving: createLeftRooms(),
  back: createLeftRooms(withoutOne),
  elsewhere: createLeftRooms(),
  writing: createLeftRooms(),
};
const leaving = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Выйти из.комнаты «Малышева, 71»$/ });
const leftOnes = (canvas: Canvas) => canvas.findByRole('region', { name: /^Вы.вышли$/ });
const link = (place: Canvas) => place.findByRole('link', { name: /Малышева, 71/ });

export const WhoLeavesARoomFindsItApartAndComesBackByOnePress: Story = {
  beforeEach: shops.leaving.begin,
  parameters: { chromatic: quiet, msw: [...mockOffice(), ...shops.leaving.handlers] },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    await userEvent.click(await leaving(canvas));
    const left = await leftOnes(canvas);
    await link(within(left));
    await canvas.findByText(/^Выберите комнату/);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Комнаты' })).toHaveFocus());
    time.pass(500);
    await waitFor(() => expect(server.said).toContainEqual(packets.leave('store-1')));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(left).not.toBeInTheDocument());
  },
};

export const InARoomThatOneHasLeftOneReadsAndComesBackToSaySomething: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [...mockOffice(), ...mockRooms(withoutOne)],
  },
  async play(context) {
    await onLine(context);
    const { canvas } = context;
    await canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
    await expect(canvas.queryByRole('textbox', { name: 'Сообщение' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Вернуться в.комнату$/ })).toBeVisible();
  },
};

export const BackInItOneSaysSomethingAtOnce: Story = {
  beforeEach: shops.back.begin,
  parameters: { chromatic: quiet, msw: [...mockOffice(), ...shops.back.handlers] },
  async play(context) {
    await onLine(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуться в.комнату$/ }));
    const field = await canvas.findByRole('textbox', { name: 'Сообщение' });
    await waitFor(() => expect(field).toHaveFocus());
    await leaving(canvas);
  },
};

export const WhatOneLeavesAtAnotherTillIsLeftHereToo: Story = {
  beforeEach: shops.elsewhere.begin,
  parameters: {
    chromatic: quiet,
    office: { at: '/rooms/all', route: 'rooms/:room?' },
    msw: [...mockOffice(), ...shops.elsewhere.handlers],
  },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    await link(canvas);
    shops.elsewhere.leave('store-1');
    server.leaveElsewhere('store-1');
    time.pass(500);
    await link(within(await leftOnes(canvas)));
    await expect(canvas.queryByText('новых: 2')).not.toBeInTheDocument();
  },
};

export const WhatOneWasWritingIsThereOnceOneIsBack: Story = {
  beforeEach: shops.writing.begin,
  parameters: { chromatic: quiet, msw: [...mockOffice(), ...shops.writing.handlers] },
  async play(context) {
    const { canvas } = context;
    const { server, time } = await onLine(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Сообщение' }), 'Держу до');
    shops.writing.leave('store-1');
    server.leaveElsewhere('store-1');
    time.pass(500);
    const back = await canvas.findByRole('button', { name: /^Вернуться в.комнату$/ });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Сообщение' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Держу до');
  },
};

export const TheRoomOfEverybodyIsLeftByNobody: Story = {
  parameters: {
    chromatic: quiet,
    office: { at: '/rooms/all', route: 'rooms/:room?' },
    msw: [...mockOffice(), ...mockRooms()],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Все магазины' });
    await expect(canvas.queryByRole('button', { name: /^Выйти из/ })).not.toBeInTheDocument();
  },
};

export const ARefusalIsToldAndOneIsStillThere: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/rooms/leave', () => refusal('general.unavailable')),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await leaving(canvas));
    await expect(await screen.findByText(/^Магазин ненадолго недоступен/)).toBeVisible();
    await expect(await leaving(canvas)).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  },
};
