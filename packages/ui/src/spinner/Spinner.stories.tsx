import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Spinner, spinnerSizes, spinnerTones } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: { size: choice(spinnerSizes), tone: choice(spinnerTones) },
  args: { label: 'Загружаем заказ' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const ThreeSizesInTwoTones: Story = {
  render: () => (
    <Matrix
      rows={spinnerTones}
      columns={spinnerSizes}
      cell={(tone, size) => <Spinner tone={tone} size={size} />}
    />
  ),
};

export const BesideLongWordsItKeepsItsShapeAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        {spinnerSizes.map((size) => (
          <Inline key={size} gap={2} nowrap>
            <Spinner size={size} tone="current" />
            <Text size={14}>{longest.name}</Text>
          </Inline>
        ))}
      </Stack>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    for (const ring of canvasElement.querySelectorAll('[aria-hidden=true]')) {
      const { width, height } = ring.getBoundingClientRect();
      await expect(width).toBe(height);
    }
  },
};

export const WithALabelItIsSaidWithoutOneItIsDecoration: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Spinner />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const spoken = within(canvasElement).getAllByRole('status');
    await expect(spoken).toHaveLength(1);
    await expect(spoken[0]).toHaveAccessibleName('Загружаем заказ');
  },
};
