import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { createNotifications } from '../notifications/index.ts';
import type { NewNotification } from '../notifications/index.ts';
import { NotificationsOutlet } from './NotificationsOutlet.tsx';

const restore = fn();
const forever = { duration: Number.POSITIVE_INFINITY };

const said: NewNotification[] = [
  { ...forever, tone: 'critical', text: 'Купон не найден. Проверьте код или уберите его.' },
  { ...forever, text: 'Торшер «Аист» удалён', action: { label: 'Вернуть', onSelect: restore } },
  { ...forever, tone: 'positive', text: 'Стул «Тис» в корзине, 4 шт.' },
];

/** A queue of its own for each story, so that none hears what another says. */
const withQueue = (news: NewNotification[]): Story => ({
  render: (_args, { loaded }) => (
    <div style={{ minHeight: '400px' }}>
      <NotificationsOutlet queue={loaded['queue']} />
      <Button variant="line" onClick={() => loaded['queue'].show({ text: 'Ещё одно' })}>
        Сказать
      </Button>
    </div>
  ),
  loaders: [
    () => {
      const queue = createNotifications();
      for (const one of news) queue.show(one);
      return { queue };
    },
  ],
});

const meta = {
  title: 'Components/Toast',
  component: NotificationsOutlet,
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof NotificationsOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: /^Уведомления/ });
const shown = async () => within(await region()).getAllByRole('listitem');

export const NewsAnErrorAndAnAction: Story = {
  ...withQueue(said),
  parameters: { pictures: { whole: true, phone: true } },
  play: async () => {
    await waitFor(async () => expect(await shown()).toHaveLength(3));
  },
};

export const FiveAreShownAndTheNextWaits: Story = {
  ...withQueue(Array.from({ length: 7 }, (_, index) => ({ ...forever, text: `Сообщение ${index + 1}` }))),
  parameters: { pictures: false },
  play: async ({ step }) => {
    await step('five of seven', async () => {
      await waitFor(async () => expect(await shown()).toHaveLength(5));
      await expect(screen.queryByText('Сообщение 6')).not.toBeInTheDocument();
    });
    await step('closing one lets the sixth in', async () => {
      const [first] = await shown();
      if (first) await userEvent.click(within(first).getByRole('button', { name: 'Закрыть' }));
      await expect(await screen.findByText('Сообщение 6')).toBeVisible();
      await waitFor(async () => expect(await shown()).toHaveLength(5));
    });
  },
};

export const TheActionIsDoneAndTheToastGoes: Story = {
  ...withQueue(said.slice(1, 2)),
  parameters: { pictures: false },
  beforeEach: () => void restore.mockClear(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(restore).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Торшер «Аист» удалён')).not.toBeInTheDocument());
  },
};
