import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', href: '#home' },
      { label: 'Мягкая мебель', href: '#soft' },
      { label: 'Диваны', render: <a href="#sofas">Диваны</a> },
      { label: 'Диван «Лада» двухместный' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheLastOneIsThePageItself: Story = {
  parameters: { pictures: { phone: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Диван «Лада» двухместный')).toHaveAttribute('aria-current', 'page');
  },
};
