import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRoutes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { mockOffice, mockRooms, rooms } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';

const Office = () =>
  useRoutes([
    { path: 'news', element: <p>Уведомления</p> },
    { path: 'rooms/:room?', element: <RoomsScreen /> },
  ]);

/** What the shop answers now, how often it was asked, and what it waits for before it answers. */
let list = rooms;
let asked = 0;
let answers = Promise.withResolvers<void>();

const withArtem = (online: boolean) => ({
  ...rooms,
  people: rooms.people.map((person) => (person.name === 'Артём Пак' ? { ...person, online } : person)),
});

const meta = {
  title: 'Back-office/News of rooms',
  component: Office,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach() {
    [list, asked, answers] = [rooms, 0, Promise.withResolvers()];
    answers.resolve();
  },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    office: { at: '/rooms', route: '*' },
    msw: [
      mockCall('/api/backoffice/rooms/list', async () => {
        asked += 1;
        const answer = list;
        await answers.promise;
        return answer;
      }),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
} satisfies Meta<typeof Office>;
export default meta;
type Story = StoryObj<typeof meta>;

const withRoom = {
  ...rooms,
  rooms: [...rooms.rooms, { room: 'room-1', title: 'Брак и возвраты', unread: 0, last: null, left: false }],
};

/** The line is there, and what it made the window ask was asked. */
async function inOffice(context: { loaded: Record<string, unknown>; canvas: ReturnType<typeof within> }) {
  await waitFor(() => expect(asked).toBe(1));
  const world = await onLine(context);
  await waitFor(() => expect(asked).toBe(2));
  return world;
}

export const WhatTheListSaysOnceTheLineIsBackCountsWhateverIsHeardMeanwhile: Story = {
  async play(context) {
    await context.canvas.findByText('Малышева, 71');
    const { server, time } = await inOffice(context);
    server.cut();
    await context.canvas.findByText('Нет связи');
    server.shop.seq = 9;
    server.say('all', { key: 'a', text: 'Выйду в первую' }, { id: 4, name: 'Артём Пак' });
    [list, answers] = [withRoom, Promise.withResolvers()];
    // It is let in, and asks for the list; then come the newest messages of its rooms.
    time.pass(20_130);
    await waitFor(() => expect(asked).toBe(3));
    time.pass(200);
    await context.canvas.findByRole('link', { name: /Все магазины .*Выйду в первую/ });
    answers.resolve();
    await context.canvas.findByRole('link', { name: /^Брак и возвраты/ });
  },
};

export const ARoomThatSomebodyMakesIsThereAtOnce: Story = {
  async play(context) {
    await context.canvas.findByText('Малышева, 71');
    const { server, time } = await inOffice(context);
    list = withRoom;
    server.makeRoom(12);
    time.pass(200);
    await context.canvas.findByRole('link', { name: /^Брак и возвраты/ });
  },
};

export const WhoIsThereIsReadAnewAtOpeningAndEachMinute: Story = {
  parameters: { office: { at: '/news', route: '*' } },
  async play(context) {
    list = withArtem(false);
    const { time } = await inOffice(context);
    list = withArtem(true);
    await userEvent.click(context.canvas.getByRole('link', { name: /^Комнаты/ }));
    await context.canvas.findByText(/^на.связи$/);
    list = withArtem(false);
    time.pass(60_000);
    await waitFor(() => expect(context.canvas.queryByText(/^на.связи$/)).not.toBeInTheDocument());
  },
};
