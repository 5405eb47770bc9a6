import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Price, priceSizes, priceAligns } from './Price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  argTypes: {
    size: choice(priceSizes),
    align: choice(priceAligns),
    saving: choice(['none', 'minus', 'words']),
  },
  args: { price: 54_990, oldPrice: 68_990 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EverySizeWithAndWithoutASaving: Story = {
  render: () => (
    <Matrix
      rows={priceSizes}
      columns={['plain', 'old', 'minus', 'words', 'pending']}
      cell={(size, kind) => (
        <Price
          price={54_990}
          oldPrice={kind === 'plain' ? null : 68_990}
          saving={kind === 'minus' || kind === 'words' ? kind : 'none'}
          pending={kind === 'pending'}
          size={size}
        />
      )}
    />
  ),
};

export const SumsOfAColumnEndAtOneEdge: Story = {
  render: () => (
    <div style={{ width: '160px' }}>
      <Stack gap={4}>
        <Price price={9_999_999} size="row" align="end" />
        <Price price={29_960} oldPrice={35_960} size="row" align="end" />
        <Price price={0} size="row" align="end" />
      </Stack>
    </div>
  ),
};

export const TheFormerPriceIsNamedForScreenReaders: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Прежняя цена')).toBeInTheDocument();
  },
};

export const NothingAndAGreatDealFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={4}>
        {priceSizes.map((size) => (
          <Price key={size} size={size} price={longest.sum} oldPrice={longest.sum + 1} saving="words" />
        ))}
        <Price price={longest.nothing} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
