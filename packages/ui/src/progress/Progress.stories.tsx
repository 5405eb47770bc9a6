import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Progress, progressSizes, progressTones } from './Progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  argTypes: { tone: choice(progressTones), size: choice(progressSizes) },
  args: { label: 'Показано 12 из 128 товаров', value: 12, max: 128 },
  decorators: [(Child) => <div style={{ maxWidth: '240px', padding: '8px 0' }}>{Child()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const values = { empty: 0, some: 12, half: 50, full: 100, unknown: null } as const;

export const EveryToneHowFarItHasCome: Story = {
  decorators: [(Child) => <div style={{ width: '720px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={progressTones}
      columns={Object.keys(values) as (keyof typeof values)[]}
      cell={(tone, state) => (
        <div style={{ width: '96px', paddingTop: '6px' }}>
          <Stack gap={3}>
            {progressSizes.map((size) => (
              <Progress key={size} label={`${tone} ${state}`} tone={tone} size={size} value={values[state]} />
            ))}
          </Stack>
        </div>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Child) => <div style={{ width: '720px' }}>{Child()}</div>],
  render: () => (
    <Zoomed>
      <Stack gap={2}>
        <Text size={14}>{longest.text}</Text>
        <Progress label={longest.text} value={longest.sum} max={longest.sum} />
        <Progress label={longest.word} value={longest.nothing} max={longest.nothing} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const ItSaysHowMuchThereIs: Story = {
  args: { valueText: '12 из 128' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Показано 12 из 128 товаров' });
    await expect(bar).toHaveAttribute('aria-valuenow', '12');
    await expect(bar).toHaveAttribute('aria-valuemax', '128');
    await expect(bar).toHaveAttribute('aria-valuetext', '12 из 128');
  },
};

export const WhatNobodyKnowsHasNoNumberUntilItIsKnown: Story = {
  args: { label: 'Загружаем фотоотчёт', max: 5 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Upload(args) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <Stack>
        <Progress {...args} value={value} />
        <Button onClick={() => setValue(7)}>Дальше</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, step }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загружаем фотоотчёт' });
    await step('at first it only runs', async () => {
      await expect(bar).not.toHaveAttribute('aria-valuenow');
      await expect(bar).toHaveAttribute('data-state', 'unknown');
    });
    await step('then it is full and never fuller', async () => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      await expect(bar).toHaveAttribute('aria-valuenow', '5');
      await expect(bar).toHaveAttribute('data-state', 'done');
    });
  },
};
