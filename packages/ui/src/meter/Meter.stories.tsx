import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatMoney } from '../format/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Meter, meterSizes } from './Meter.tsx';
import { meterLevels } from './meterLevel.ts';

const coupon = {
  label: 'Использовано купонов',
  max: 250,
  high: 225,
  best: 0,
  words: { good: 'действуют', fair: 'почти исчерпаны' },
} as const;

const meta = {
  title: 'Components/Meter',
  component: Meter,
  argTypes: { size: choice(meterSizes) },
  args: { ...coupon, value: 238, valueText: '238 из 250' },
  decorators: [(Child) => <div style={{ maxWidth: '320px' }}>{Child()}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const stock = {
  low: 10,
  high: 30,
  best: 100,
  words: { good: 'много', fair: 'мало', poor: 'кончается' },
} as const;
const amount = { good: 80, fair: 20, poor: 4 } as const;

export const EveryLevelInEverySize: Story = {
  decorators: [(Child) => <div style={{ width: '880px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={meterLevels}
      columns={['s', 'm', 'bare', 'empty', 'full'] as const}
      cell={(level, look) => (
        <div style={{ width: '136px' }}>
          <Meter
            {...stock}
            label="Остаток"
            value={look === 'empty' ? 0 : look === 'full' ? 100 : amount[level]}
            valueText={look === 'empty' ? '0 шт.' : look === 'full' ? '100 шт.' : `${amount[level]} шт.`}
            size={look === 'm' ? 'm' : 's'}
            bare={look === 'bare'}
          />
        </div>
      )}
    />
  ),
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  decorators: [(Child) => <div style={{ width: '720px' }}>{Child()}</div>],
  render: () => (
    <Zoomed>
      <Stack>
        <Meter
          label={longest.label}
          value={longest.sum}
          max={longest.sum}
          high={longest.sum - 1}
          best={0}
          valueText={`${formatMoney(longest.sum)} из ${formatMoney(longest.sum)}`}
          words={{ fair: longest.text }}
        />
        <Meter label={longest.word} value={longest.nothing} max={longest.nothing} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ALevelIsSaidInWordsAndNotByColourAlone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Использовано купонов' });
    await expect(meter).toHaveAttribute('aria-valuetext', '238 из 250, почти исчерпаны');
    await expect(meter).toHaveAttribute('aria-valuenow', '238');
    await expect(meter).toHaveAttribute('aria-valuemax', '250');
    await expect(meter).toHaveAttribute('data-state', 'fair');
    await expect(within(canvasElement).getByText('почти исчерпаны')).toBeVisible();
  },
};

export const WhatIsBeyondTheEndsStaysWithinThem: Story = {
  args: { value: 900, valueText: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '250');
    await expect(meter).toHaveAttribute('aria-valuetext', '900, почти исчерпаны');
  },
};
