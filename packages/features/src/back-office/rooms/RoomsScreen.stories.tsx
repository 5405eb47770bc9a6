import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms, rooms, talk } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { mockOfficeOrders, officeRows } from '../orders/officeOrders.mock.ts';
import { RoomsScreen } from './RoomsScreen.tsx';

/** The order that is named in the room. */
const namedRows = officeRows
  .slice(0, 1)
  .map((row) => ({ ...row, id: 104_518, number: '104518', customer: 'Марина Орлова' }));

const phone = { modes: { phone: { disable: false } } };
const quiet = { disableSnapshot: true };

const meta = {
  title: 'Back-office/Rooms',
  component: RoomsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: {
    layout: 'fullscreen',
    office: { at: '/rooms/store-1', route: 'rooms/:room?' },
    msw: [...mockOffice(), ...mockRooms()],
  },
} satisfies Meta<typeof RoomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Context {
  loaded: Record<string, unknown>;
  canvas: ReturnType<typeof within>;
}

/** Lets the line carry what was said, once the room is there. */
const inRoom = async (context: Context) => {
  await context.canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
  const world = await onLine(context);
  world.server.shop.seq = 4;
  return world;
};
const log = (canvas: Context['canvas']) => canvas.getByRole('log', { name: 'Сообщения: Малышева, 71' });
const say = (canvas: Context['canvas'], text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Сообщение' }), `${text}{Enter}`);

export const Loaded: Story = {
  parameters: { chromatic: phone },
  async play(context) {
    await inRoom(context);
    await expect(within(log(context.canvas)).getByText('Новые')).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('новых: 2')).not.toBeInTheDocument());
  },
};

export const TheListAloneOnAPhone: Story = {
  parameters: { chromatic: phone, office: { at: '/rooms', route: 'rooms/:room?' } },
  async play({ canvas }) {
    await canvas.findByText('Малышева, 71');
    await canvas.findByText('новых: 2');
  },
};

export const WhatOneSaysStandsThereAtOnceAndOnce: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await inRoom(context);
    await say(context.canvas, 'В угловом есть, 120 литров');
    const bubble = (await within(log(context.canvas)).findByText('В угловом есть, 120 литров')).closest(
      'article',
    );
    await expect(bubble).toHaveTextContent('отправляем…');
    time.pass(500);
    await waitFor(() => expect(context.canvas.queryByText('отправляем…')).not.toBeInTheDocument());
    await expect(within(log(context.canvas)).getAllByText('В угловом есть, 120 литров')).toHaveLength(1);
    await expect(server.kept().map(({ text }) => text)).toEqual(['В угловом есть, 120 литров']);
  },
};

export const WithoutALineItWaitsAndGoesOnceItIsBack: Story = {
  parameters: { chromatic: phone },
  async play(context) {
    const { server } = await inRoom(context);
    server.cut();
    await context.canvas.findByText('Нет связи');
    await say(context.canvas, 'Держу до 15:00');
    await expect(await context.canvas.findByText('отправим, когда будет связь')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /^В.очередь$/ })).toBeVisible();
  },
};

export const WhatWasSaidOnADeadLineIsSentAgainAndKeptOnce: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await inRoom(context);
    server.deaden();
    await say(context.canvas, 'Слышно меня?');
    time.pass(40_000);
    time.pass(21_000);
    await waitFor(async () => {
      time.pass(1_000);
      await expect(context.canvas.queryByText(/^отправ/)).not.toBeInTheDocument();
    });
    await expect(server.kept().map(({ text }) => text)).toEqual(['Слышно меня?']);
    await expect(within(log(context.canvas)).getAllByText('Слышно меня?')).toHaveLength(1);
  },
};

export const WhatOthersSayComesAndCountsWhereOneIsNot: Story = {
  parameters: { chromatic: quiet },
  async play(context) {
    const { server, time } = await inRoom(context);
    const artem = { id: 4, name: 'Артём Пак' };
    server.say('store-1', { key: 'a', text: 'Отложил' }, artem);
    server.shop.seq = 9;
    server.say('all', { key: 'b', text: 'Выйду в первую' }, artem);
    time.pass(200);
    await within(log(context.canvas)).findByText('Отложил');
    await expect(
      await context.canvas.findByRole('link', { name: /Все магазины .*Выйду в первую 1 новых/ }),
    ).toBeVisible();
  },
};

export const WhatOneReadsElsewhereIsNewNoLonger: Story = {
  parameters: { chromatic: quiet, office: { at: '/rooms', route: 'rooms/:room?' } },
  async play(context) {
    await context.canvas.findByText('новых: 2');
    const { server, time } = await onLine(context);
    server.readElsewhere('store-1', 3);
    time.pass(200);
    await context.canvas.findByText('новых: 1');
    server.readElsewhere('store-1', 4);
    time.pass(200);
    await waitFor(() => expect(context.canvas.queryByText(/^новых/)).not.toBeInTheDocument());
  },
};

export const AnOrderThatIsNamedUnfoldsAtAPress: Story = {
  parameters: {
    chromatic: phone,
    msw: [...mockOffice(), ...mockRooms(), ...mockOfficeOrders(namedRows).handlers],
  },
  async play(context) {
    await inRoom(context);
    const talk = within(log(context.canvas));
    await expect(talk.getByRole('link', { name: /^№ 104 518$/ })).toHaveAttribute('href', '/orders/104518');
    await userEvent.click(talk.getByRole('button', { name: /^Показать заказ №.104518$/ }));
    await expect(await talk.findByRole('link', { name: /104518.*₽.*Марина/ })).toBeVisible();
    await expect(talk.getByRole('button', { name: /^Скрыть заказ/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const AnOrderThatThereIsNotIsSaidToBeMissing: Story = {
  parameters: {
    chromatic: quiet,
    msw: [...mockOffice(), ...mockRooms(), ...mockOfficeOrders([]).handlers],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Показать заказ/ }));
    await canvas.findByText(/^Заказа №.104518 нет/);
  },
};

export const ARoomIsMade: Story = {
  parameters: { chromatic: quiet },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новая комната' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новая комната' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Брак и возвраты');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать комнату' }));
    await canvas.findByRole('heading', { name: '8 Марта, 149' });
  },
};

let page = Promise.withResolvers<void>();
export const WhatIsSaidWhileARoomIsReadIsNotLost: Story = {
  beforeEach() {
    page = Promise.withResolvers();
  },
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/rooms/history', async ({ after }) => {
        await page.promise;
        return { messages: talk.filter(({ seq }) => seq > (after ?? 0)), more: false, read: 4 };
      }),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
  async play(context) {
    await context.canvas.findByRole('heading', { name: 'Малышева, 71' });
    const { server, time } = await onLine(context);
    server.shop.seq = talk.length;
    server.say('store-1', { key: 'a', text: 'Пока вы открывали' }, { id: 4, name: 'Артём Пак' });
    time.pass(200);
    page.resolve();
    await context.canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
    await expect(within(log(context.canvas)).getByText('Пока вы открывали')).toBeVisible();
  },
};

export const NothingWasSaidYet: Story = {
  parameters: { msw: [...mockOffice(), ...mockRooms(rooms, [])] },
  async play({ canvas }) {
    await canvas.findByText(/Здесь ещё ничего не.говорили/);
  },
};

export const Failed: Story = {
  parameters: {
    msw: [...mockOffice(), mockCall('/api/backoffice/rooms/list', () => refusal('general.unavailable'))],
  },
  async play({ canvas }) {
    await canvas.findByText(/получилось загрузить комнаты/);
  },
};

export const MessagesThatDidNotComeAreAskedForAgain: Story = {
  parameters: {
    chromatic: quiet,
    msw: [
      mockCall('/api/backoffice/rooms/history', () => staffRefusal('backoffice.no_room')),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
  async play({ canvas }) {
    await canvas.findByText(/получилось загрузить сообщения/);
  },
};
