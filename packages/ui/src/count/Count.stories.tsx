import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Count, countGrounds } from './Count.tsx';

const meta = {
  title: 'Components/Count',
  component: Count,
  argTypes: { ground: choice(countGrounds) },
  args: { value: 6 },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const NothingForNoneAndNeverOverNinetyNine: Story = {
  render: () => (
    <Inline gap={3}>
      <Count value={0} />
      <Count value={1} />
      <Count value={42} />
      <Count value={128} />
    </Inline>
  ),
};

export const OnEveryGround: Story = {
  render: () => (
    <Matrix
      rows={countGrounds}
      columns={['1', '99', '128']}
      cell={(ground, value) => <Count ground={ground} value={Number(value)} />}
    />
  ),
};

export const BesideLongWordsItKeepsItsShapeAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      {[longest.nothing, 9, longest.sum].map((value) => (
        <Inline key={value} gap={2} nowrap>
          <Text>{longest.name}</Text>
          <Count value={value} />
        </Inline>
      ))}
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    const bubbles = within(canvasElement).getAllByText(/^\d+\+?$/);
    await expect(bubbles.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toEqual([
      0, 0,
    ]);
  },
};
