import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: { shape: choice(skeletonShapes) },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryShapeInSomeSizes: Story = {
  render: () => (
    <Matrix
      rows={skeletonShapes}
      columns={['by its own', '96 × 64', 'square']}
      cell={(shape, size) => (
        <div style={{ width: '160px' }}>
          {size === 'by its own' && <Skeleton shape={shape} height={shape === 'tile' ? '64px' : undefined} />}
          {size === '96 × 64' && <Skeleton shape={shape} width="96px" height="64px" />}
          {size === 'square' && <Skeleton shape={shape} width="64px" ratio="1 / 1" />}
        </div>
      )}
    />
  ),
};

const Card = () => (
  <Stack gap={3}>
    <Skeleton shape="tile" ratio="5 / 4" />
    <Skeleton width="84px" />
    <Stack gap={1}>
      <Skeleton />
      <Skeleton width="62%" />
    </Stack>
    <Skeleton width="48%" height="22px" />
    <Skeleton shape="control" />
  </Stack>
);

export const ItHasTheShapeOfWhatComes: Story = {
  render: () => (
    <div style={{ width: '286px' }} aria-busy="true">
      <Card />
    </div>
  ),
};

export const ALineIsAsHighAsItsText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack gap={2}>
      <Text size={12}>
        <Skeleton width="40%" />
      </Text>
      <Text size={20}>
        <Skeleton width="40%" />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[aria-hidden=true]')];
    await expect(lines.map((line) => line.getBoundingClientRect().height)).toEqual([12, 20]);
  },
};

export const ACardFitsAt200PercentZoom: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Zoomed>
      <Card />
      <Skeleton width="1200px" />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
