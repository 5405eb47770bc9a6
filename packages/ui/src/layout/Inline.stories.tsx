import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Inline } from './Inline.tsx';
import { aligns, justifies } from './layout.css.ts';
import { Box, boxes, gaps, keysOf } from './layout.fixtures.tsx';
import { boxElements } from './Stack.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  argTypes: {
    as: choice(boxElements),
    gap: choice(gaps),
    align: choice(keysOf(aligns)),
    justify: choice(keysOf(justifies)),
  },
  args: { children: boxes(5) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryAlignmentInEveryPlace: Story = {
  render: () => (
    <Matrix
      rows={keysOf(aligns)}
      columns={keysOf(justifies)}
      cell={(align, justify) => (
        <div style={{ width: '230px' }}>
          <Inline align={align} justify={justify}>
            <Box>1</Box>
            <Text size={20}>2</Text>
            <Text size={12}>3</Text>
          </Inline>
        </div>
      )}
    />
  ),
};

export const WithoutRoomItGoesOnInTheNextLineOrKeepsToOne: Story = {
  render: () => (
    <Matrix
      rows={['wraps', 'nowrap'] as const}
      columns={['160 px'] as const}
      cell={(row) => (
        <div style={{ width: '160px' }}>
          <Inline nowrap={row === 'nowrap'}>{boxes(4)}</Inline>
        </div>
      )}
    />
  ),
};
