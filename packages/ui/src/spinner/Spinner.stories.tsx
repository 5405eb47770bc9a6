import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, Matrix } from '../story-kit/index.ts';
import { Spinner, spinnerSizes, spinnerTones } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: { size: choice(spinnerSizes), tone: choice(spinnerTones) },
  args: { label: 'Загружаем заказ' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const ThreeSizesInTwoTones: Story = {
  render: () => (
    <Matrix
      rows={spinnerTones}
      columns={spinnerSizes}
      cell={(tone, size) => <Spinner tone={tone} size={size} />}
    />
  ),
};
