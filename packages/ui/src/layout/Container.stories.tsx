import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choice } from '../story-kit/index.ts';
import { Container } from './Container.tsx';
import { Box } from './layout.fixtures.tsx';
import { boxElements } from './Stack.tsx';

const meta = {
  title: 'Components/Container',
  component: Container,
  argTypes: { as: choice(boxElements) },
  args: { children: <Box>Содержание страницы</Box> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ItKeepsItsDistanceFromTheEdges: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.getBoundingClientRect();
    const content = canvasElement.querySelector('div')?.getBoundingClientRect();
    await expect(content?.left).toBe(page.right - (content?.right ?? 0));
  },
};
