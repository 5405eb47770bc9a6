import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix } from '../story-kit/index.ts';
import { aligns } from './layout.css.ts';
import { boxes, gaps, keysOf } from './layout.fixtures.tsx';
import { boxElements, Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  argTypes: { as: choice(boxElements), gap: choice(gaps), align: choice(keysOf(aligns)) },
  args: { children: boxes(3) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryAlignmentWithEveryGap: Story = {
  render: () => (
    <Matrix
      rows={keysOf(aligns)}
      columns={['0', '1', '2', '4', '6', '8'] as const}
      cell={(align, gap) => (
        <div style={{ width: '140px' }}>
          <Stack align={align} gap={Number(gap) as (typeof gaps)[number]}>
            {boxes(2)}
          </Stack>
        </div>
      )}
    />
  ),
};
