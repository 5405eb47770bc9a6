import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { notifications, notificationTones } from '../notifications/index.ts';
import type { NewNotification } from '../notifications/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { NotificationsOutlet } from './NotificationsOutlet.tsx';
import { PlainNotifications } from './PlainNotifications.tsx';
import { notificationPositions } from './positions.ts';
import { notificationThemes } from './themes.ts';
import { Framed, loadedOf, queueOf, shown } from './Toast.fixtures.tsx';

const action = { label: 'Вернуть', onSelect: () => {} };
const texts = {
  neutral: 'Торшер «Аист» удалён',
  positive: 'Стул «Тис» в корзине, 4 шт.',
  caution: 'Цена изменилась: проверьте сумму',
  critical: 'Купон не найден. Проверьте код',
  pending: 'Сохраняем корзину…',
};
const tones = [...notificationTones, 'pending'] as const;
const said = (tone: (typeof tones)[number]): NewNotification =>
  tone === 'pending' ? { text: texts.pending, pending: true } : { text: texts[tone], tone };

const meta = {
  title: 'Components/Toast',
  component: NotificationsOutlet,
  argTypes: {
    position: choice(notificationPositions),
    theme: choice(notificationThemes),
    queue: { control: false },
    timing: { control: false },
  },
  loaders: [queueOf()],
  render: (args, context) => (
    <div style={{ minHeight: '400px' }}>
      <NotificationsOutlet {...args} queue={loadedOf(context).queue} timing={loadedOf(context).time} />
    </div>
  ),
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof NotificationsOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { position: 'bottom-left', theme: 'standard' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ minHeight: '400px' }}>
      <Inline gap={2}>
        {tones.map((tone) => (
          <Button key={tone} variant="line" onClick={() => notifications.show({ ...said(tone), action })}>
            {tone}
          </Button>
        ))}
      </Inline>
      <NotificationsOutlet {...args} queue={notifications} />
    </div>
  ),
};

const contents: Partial<NewNotification>[] = [
  {},
  { title: 'Корзина' },
  { action },
  { title: 'Корзина', action },
];

export const EveryToneInBothThemesWithAndWithoutATitleAndAnAction: Story = {
  parameters: { pictures: { whole: false } },
  render: () => (
    <Matrix
      rows={tones}
      columns={notificationThemes}
      cell={(tone, theme) => (
        <Framed
          news={contents.map((content) => ({ ...said(tone), ...content }))}
          theme={theme}
          position="top-left"
          label={`Уведомления: ${tone}, ${theme}`}
          width="472px"
          height={theme === 'metro' ? '572px' : '364px'}
        />
      )}
    />
  ),
  play: async () => {
    const all = tones.length * notificationThemes.length * contents.length;
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(all));
  },
};

export const APileAtTheLowerEdge: Story = {
  loaders: [queueOf(tones.map((tone) => ({ ...said(tone), ...(tone === 'neutral' && { action }) })))],
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async () => {
    await waitFor(async () => expect(await shown()).toHaveLength(5));
  },
};

export const TilesAtTheUpperEdge: Story = {
  ...APileAtTheLowerEdge,
  args: { theme: 'metro', position: 'top-right' },
};

export const SixPlaces: Story = {
  parameters: { pictures: { whole: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1rem' }}>
      {notificationPositions.map((position) => (
        <div key={position} style={{ outline: '1px dashed' }}>
          <Framed
            news={['Первое', 'Второе'].map((text) => ({ text }))}
            position={position}
            label={`Уведомления: ${position}`}
            width="100%"
            height="240px"
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pile = async (position: string) => {
      const place = await within(canvasElement).findByRole('region', {
        name: new RegExp(`: ${position} \\(F8`),
      });
      const items = await within(place).findAllByRole('listitem');
      const [first, second] = items.map((item) => item.getBoundingClientRect());
      return { first: first!, second: second! };
    };
    for (const position of notificationPositions) {
      const { first, second } = await pile(position);
      // What comes is laid on the far side, so that nothing moves under a pointer.
      const grows = position.startsWith('top') ? second.top - first.bottom : first.top - second.bottom;
      await expect(grows).toBeGreaterThan(0);
    }
  },
};

const long: NewNotification = {
  title: longest.word,
  text: longest.label,
  tone: 'critical',
  action: { label: longest.word, onSelect: () => {} },
};

export const LongWordsFitAt200PercentZoom: Story = {
  parameters: { pictures: { whole: false } },
  render: () => (
    <Zoomed>
      {notificationThemes.map((theme) => (
        <Framed
          key={theme}
          news={[long]}
          theme={theme}
          label={`Уведомления: ${theme}`}
          width="100%"
          height={theme === 'metro' ? '380px' : '260px'}
        />
      ))}
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2));
    await expectToFit(canvasElement);
  },
};

export const WithoutTheirCodeTheWordsAndTheButtonsAreThere: Story = {
  loaders: [queueOf([{ ...said('critical'), duration: Infinity, action }, said('neutral')])],
  render: (_args, context) => {
    const { queue } = loadedOf(context);
    return <PlainNotifications list={queue.list()} onClose={queue.close} />;
  },
  play: async (context) => {
    const { queue } = loadedOf(context);
    const [alert] = await screen.findAllByRole('alert');
    await expect(alert).toHaveTextContent('Купон не найден. Проверьте код');
    await expect(within(alert!).getByRole('button', { name: 'Вернуть' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[1]!);
    await expect(queue.list()).toMatchObject([{ text: texts.critical }]);
  },
};

export const WithoutTheirCodeAnActionMayAnswerUnderTheSameId: Story = {
  ...WithoutTheirCodeTheWordsAndTheButtonsAreThere,
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [
    () => {
      const loaded = queueOf()();
      const onSelect = () => void loaded.queue.show({ id: 'row', text: 'В корзине' });
      loaded.queue.show({ id: 'row', text: 'Удалён', action: { label: 'Вернуть', onSelect } });
      return loaded;
    },
  ],
  play: async (context) => {
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    await expect(loadedOf(context).queue.list()).toMatchObject([{ id: 'row', text: 'В корзине' }]);
  },
};
