import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { choice } from '../story-kit/index.ts';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: { shape: choice(skeletonShapes) },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const ItHasTheShapeOfWhatComes: Story = {
  render: () => (
    <div style={{ width: '286px' }} aria-busy="true">
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
    </div>
  ),
};
