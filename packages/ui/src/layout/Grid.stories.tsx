import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix } from '../story-kit/index.ts';
import { Grid } from './Grid.tsx';
import { boxes, gaps } from './layout.fixtures.tsx';
import { boxElements } from './Stack.tsx';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  argTypes: { as: choice(boxElements), gap: choice(gaps) },
  args: { columns: [2, 3, 4], children: boxes(8) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryNumberOfColumnsWithEveryGap: Story = {
  render: () => (
    <Matrix
      rows={[1, 2, 3, 4]}
      columns={['0', '2', '4'] as const}
      cell={(count, gap) => (
        <div style={{ width: '300px' }}>
          <Grid columns={[count, count, count]} gap={Number(gap) as (typeof gaps)[number]}>
            {boxes(4)}
          </Grid>
        </div>
      )}
    />
  ),
};
