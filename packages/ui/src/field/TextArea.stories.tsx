import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', hint: 'Код домофона, этаж', optional: true, onValueChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItGrowsWithItsTextAndThenScrolls: Story = {
  args: { rows: 2, maxRows: 4 },
  play: async ({ args, canvasElement, step }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Комментарий' });
    const first = area.clientHeight;
    await step('it starts at its rows', async () => {
      await userEvent.type(area, 'Подъезд 2');
      await expect(area.clientHeight).toBe(first);
    });
    await step('a third line makes it taller', async () => {
      await userEvent.type(area, '{Enter}этаж 5{Enter}квартира 41');
      await expect(area.clientHeight).toBeGreaterThan(first);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Подъезд 2\nэтаж 5\nквартира 41');
    });
    await step('beyond the last row it scrolls', async () => {
      await userEvent.type(area, '{Enter}код 12{Enter}собака');
      await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    });
  },
};
