import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { ColorDots } from './ColorDots.tsx';

const meta = {
  title: 'Components/ColorDots',
  component: ColorDots,
  args: {
    current: 'шалфей',
    colors: [
      { name: 'шалфей', color: '#a4b19b' },
      { name: 'молочный', color: '#ebe4d8' },
      { name: 'петроль', color: '#2f5f6b' },
      { name: 'терракот', color: '#bb6e52' },
      { name: 'графит', color: '#55535a' },
      { name: 'слива', color: '#6f4c69' },
      { name: 'олива', color: '#82875a' },
    ],
  },
} satisfies Meta<typeof ColorDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const FiveAreShownAndTheRestCounted: Story = {
  play: async ({ canvasElement }) => {
    const dots = within(canvasElement).getByRole('img', { name: /^Цвета: шалфей, молочный/ });
    await expect(dots).toHaveTextContent('+2');
  },
};

export const TheChosenOneStandsOutAndNoneNeedsToBe: Story = {
  render: (args) => (
    <Matrix
      rows={[1, 3, 5, 12]}
      columns={['plain', 'chosen']}
      cell={(count, state) => (
        <ColorDots
          colors={Array.from({ length: count }, (_, index) => ({
            name: `${args.colors[index % args.colors.length]?.name ?? ''} ${index + 1}`,
            color: args.colors[index % args.colors.length]?.color ?? '',
          }))}
          current={state === 'chosen' ? 'шалфей 1' : undefined}
        />
      )}
    />
  ),
};

export const LongNamesAndManyColoursFitAt200PercentZoom: Story = {
  render: ({ colors }) => (
    <Zoomed>
      <ColorDots
        current={`${longest.word} 1`}
        colors={Array.from({ length: 9999 }, (_, index) => ({
          name: `${longest.word} ${index + 1}`,
          color: colors[index % colors.length]?.color ?? '',
        }))}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
