import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { expectToFit, longest, Sofa, Zoomed } from '../story-kit/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'В корзине пока пусто',
    text: 'Избранное ждёт вас, там 7 товаров.',
    picture: <Sofa />,
    action: <Button>Открыть избранное</Button>,
  },
  decorators: [(Child) => <Card>{Child()}</Card>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ItLeadsOn: Story = { parameters: { chromatic: { modes: { phone: { disable: false } } } } };

export const WithoutAPictureAfterAFailure: Story = {
  args: {
    title: 'Не получилось загрузить корзину',
    text: 'Проверьте связь и попробуйте ещё раз. Всё, что вы добавили, сохранено.',
    picture: undefined,
    action: <Button variant="line">Повторить</Button>,
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <EmptyState
        title={longest.name}
        text={longest.text}
        picture={<Sofa />}
        action={<Button>{longest.label}</Button>}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
