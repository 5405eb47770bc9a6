import { mockCall } from '@siren/contract/mock';
import type { KeptMessage } from '@siren/domain/back-office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms, talk } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { RoomsScreen } from './RoomsScreen.tsx';

const artem = { id: 4, name: 'Артём Пак' };
const first: readonly KeptMessage[] = talk.slice(0, 1);
const FIRST = /^Стулья «Тис» приехали/;

/** What the shop answers by the number that is asked after, null for the end of the room. */
let pages: (after: number | null) => readonly KeptMessage[] | Promise<readonly KeptMessage[]>;
/** How often the end was asked for. */
let ends = 0;

const meta = {
  title: 'Back-office/Arrivals in a room',
  component: RoomsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach() {
    pages = () => [];
    ends = 0;
  },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    office: { at: '/rooms/store-1', route: 'rooms/:room?' },
    msw: [
      mockCall('/api/backoffice/rooms/history', async ({ after }) => {
        if (after === null) ends += 1;
        return { messages: [...(await pages(after))], more: false, read: 0 };
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

const log = ({ canvas }: Context) => within(canvas.getByRole('log', { name: 'Сообщения: Малышева, 71' }));

/** The room is empty, and asked for once more since the line is there; the second message comes by the line. */
async function withTheSecond(context: Context, end: typeof pages) {
  await context.canvas.findByText(/Здесь ещё ничего не.говорили/);
  pages = end;
  const { server, time } = await onLine(context);
  await waitFor(() => expect(ends).toBe(2));
  server.shop.seq = 1;
  server.say('store-1', { key: 'b', text: 'Вторая' }, artem);
  time.pass(200);
  await log(context).findByText('Вторая');
}

export const WhatComesWhileAnEmptyRoomIsReadAgainStays: Story = {
  async play(context) {
    const end = Promise.withResolvers<readonly KeptMessage[]>();
    await withTheSecond(context, (after) => (after === null ? end.promise : []));
    end.resolve(first);
    await log(context).findByText(FIRST);
    await expect(log(context).getByText('Вторая')).toBeVisible();
  },
};

export const WhatIsMissingBeforeTheFirstOneIsAskedFor: Story = {
  async play(context) {
    await withTheSecond(context, (after) => (after === 0 ? first : []));
    await log(context).findByText(FIRST);
  },
};

export const WhatOneSaidAndReadsInTheHistoryStandsOnce: Story = {
  beforeEach() {
    pages = (after) => (after === null ? talk : []);
  },
  async play(context) {
    await context.canvas.findByText('Клиент смотрит «Берег»: ящик есть?');
    const { server, time } = await onLine(context);
    server.shop.seq = talk.length;
    await userEvent.type(context.canvas.getByRole('textbox', { name: 'Сообщение' }), 'Есть{Enter}');
    await log(context).findByText('отправляем…');
    // The shop hears it; its answer is lost.
    time.pass(45);
    server.cut();
    pages = () => server.kept();
    await context.canvas.findByText('Нет связи');
    time.pass(20_130);
    await waitFor(() => expect(log(context).queryByText(/^отправ/)).not.toBeInTheDocument());
    await expect(log(context).getAllByText('Есть')).toHaveLength(1);
  },
};
