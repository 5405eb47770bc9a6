import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusLine } from './StatusLine.tsx';

const meta = {
  title: 'Components/StatusLine',
  component: StatusLine,
  args: {
    label: 'Ход заказа',
    steps: [
      { label: 'Оформлен', detail: '12:31, сайт', state: 'done' },
      { label: 'Оплачен', detail: '12:41, карта', state: 'done' },
      { label: 'Собираем', detail: 'до 23 ноября', state: 'now' },
      { label: 'Доставка', detail: 'вт, 24 ноября', state: 'later' },
    ],
  },
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheStepThatIsDueIsMarked: Story = {
  parameters: { pictures: { phone: true } },
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Ход заказа' })).getAllByRole(
      'listitem',
    );
    await expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'now', 'later']);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const AStepMayFail: Story = {
  args: {
    steps: [
      { label: 'Оформлен', detail: '12:31, сайт', state: 'done' },
      { label: 'Оплата не прошла', detail: 'попробуйте ещё раз', state: 'failed' },
      { label: 'Сборка', state: 'later' },
      { label: 'Доставка', state: 'later' },
    ],
  },
};
