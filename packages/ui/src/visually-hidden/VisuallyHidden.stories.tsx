import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Прежняя цена' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WordsAreHeardAndNotSeen: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Прежняя цена');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
