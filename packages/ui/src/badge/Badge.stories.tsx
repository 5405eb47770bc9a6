import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Badge, badgeShapes, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  argTypes: { tone: choice(badgeTones), shape: choice(badgeShapes) },
  args: { children: 'Новинка' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryToneInBothShapes: Story = {
  render: () => (
    <Matrix
      rows={badgeTones}
      columns={badgeShapes}
      cell={(tone, shape) => (
        <Badge tone={tone} shape={shape}>
          {tone === 'sale' ? '−20 %' : 'Оплачен'}
        </Badge>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack align="start">
        {badgeShapes.map((shape) => (
          <Badge key={shape} shape={shape} tone="brand">
            {longest.label}
          </Badge>
        ))}
        <Badge tone="sale">−100 %</Badge>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
