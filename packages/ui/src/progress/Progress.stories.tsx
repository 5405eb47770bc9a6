import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Показано 12 из 128 товаров', value: 12, max: 128 },
  decorators: [(Child) => <div style={{ width: '240px', padding: '8px 0' }}>{Child()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItSaysHowMuchThereIs: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Показано 12 из 128 товаров' });
    await expect(bar).toHaveAttribute('aria-valuenow', '12');
    await expect(bar).toHaveAttribute('aria-valuemax', '128');
  },
};
