import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../story-kit/index.ts';
import { Spinner, spinnerSizes, spinnerTones } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
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
