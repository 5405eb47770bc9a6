import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Signal, signalTones } from './Signal.tsx';

const meta = {
  title: 'Components/Signal',
  component: Signal,
  argTypes: { tone: choice(signalTones) },
  args: { tone: 'positive', children: 'В наличии, доставим 24 ноября' },
} satisfies Meta<typeof Signal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryToneSaysItInWordsToo: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Signal tone="positive">В наличии, доставим 24 ноября</Signal>
      <Signal tone="caution">Осталось 3 шт., доставим 25 ноября</Signal>
      <Signal tone="critical">Чек не пробит</Signal>
      <Signal tone="none">Нет в наличии, ждём 9 декабря</Signal>
      <Signal tone="positive" halo muted={false}>
        На связи
      </Signal>
      <Signal tone="caution" halo muted={false}>
        Нет связи, повтор через 14 с
      </Signal>
    </Stack>
  ),
};

export const EveryToneInEveryShape: Story = {
  render: () => (
    <Matrix
      rows={signalTones}
      columns={['plain', 'halo', 'loud', 'loud halo']}
      cell={(tone, shape) => (
        <Signal tone={tone} halo={shape.endsWith('halo')} muted={!shape.startsWith('loud')}>
          На связи
        </Signal>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Signal tone="caution" halo>
        {longest.text}
      </Signal>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
