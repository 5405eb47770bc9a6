import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms, talk } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';

const artem = { id: 4, name: 'Артём Пак' };
/** Said while nobody listened: the number of the next one shows that they are missing. */
const missed = [5, 6].map((seq) => ({
  ...{ seq, key: `00000000-0000-4000-8000-00000000000${seq}`, author: artem },
  ...{ text: `Пропущено ${seq}`, at: '2026-11-21T12:46:00+05:00' },
}));
const ALL = ['Стулья', 'Отложите', 'Клиент', 'Образец', 'Пропущено 5', 'Пропущено 6', 'Уже слышно'];

/** Whether the missed ones were said, and whether the shop does not answer who asks after them. */
let [said, down] = [false, false];

const meta = {
  title: 'Back-office/Gaps of a room',
  component: RoomsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach() {
    [said, down] = [false, false];
  },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    office: { at: '/rooms/store-1', route: 'rooms/:room?' },
    msw: [
      mockCall('/api/backoffice/rooms/history', ({ after }) => {
        if (down && after === talk.length) return refusal('general.unavailable');
        const all = said ? [...talk, ...missed] : talk;
        return { messages: all.filter(({ seq }) => seq > (after ?? 0)), more: false, read: 4 };
      }),
      ...mockOffice(),
      ...mockRooms(),
    ],
  },
} satisfies Meta<typeof RoomsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Context {
  loaded: Record<string, unknown>;
  canvas: ReturnType<typeof within>;
}

const log = ({ canvas }: Context) => canvas.getByRole('log', { name: 'Сообщения: Малышева, 71' });

/** The missed ones were said, the next one is heard, and the question after those before it has failed once. */
async function withAGap(context: Context) {
  await context.canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
  const world = await onLine(context);
  [said, down] = [true, true];
  world.server.shop.seq = 6;
  world.server.say('store-1', { key: 'a', text: 'Уже слышно' }, artem);
  world.time.pass(200);
  await within(log(context)).findByText('Уже слышно');
  await context.canvas.findByText(/получилось загрузить сообщения/);
  down = false;
  return world;
}

/** All of them are there, in their order, and nothing is said to have failed. */
async function expectAll(context: Context): Promise<void> {
  await within(log(context)).findByText('Пропущено 5');
  const words = within(log(context))
    .getAllByRole('article')
    .map(({ textContent }) => ALL.find((start) => textContent.includes(start)));
  await expect(words).toEqual(ALL);
  await waitFor(() =>
    expect(context.canvas.queryByText(/получилось загрузить сообщения/)).not.toBeInTheDocument(),
  );
}

export const WhatWasMissedIsAskedForAgainAtAPress: Story = {
  async play(context) {
    await withAGap(context);
    await userEvent.click(within(log(context)).getByRole('button', { name: 'Повторить' }));
    await expectAll(context);
  },
};

export const WhatWasMissedIsAskedForAgainOnceTheLineIsBack: Story = {
  async play(context) {
    const { server, time } = await withAGap(context);
    server.cut();
    await context.canvas.findByText('Нет связи');
    time.pass(21_000);
    time.pass(1_000);
    await expectAll(context);
  },
};
