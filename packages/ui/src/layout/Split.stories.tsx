import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Stack.tsx';
import { choice } from '../story-kit/index.ts';
import { sides } from './layout.css.ts';
import { Box, boxes, keysOf } from './layout.fixtures.tsx';
import { Split } from './Split.tsx';

const meta = {
  title: 'Components/Split',
  component: Split,
  argTypes: { side: choice(keysOf(sides)) },
  args: { side: 'summary', start: <Stack>{boxes(4)}</Stack>, end: <Box>Ваш заказ</Box> },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EverySideColumn: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  render: () => (
    <Stack gap={8}>
      {keysOf(sides).map((side) => (
        <Split key={side} side={side} start={<Box>{`${side}: первое`}</Box>} end={<Box>второе</Box>} />
      ))}
    </Stack>
  ),
};
