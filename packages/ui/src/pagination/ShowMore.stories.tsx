import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatNumber } from '../format/index.ts';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Components/ShowMore',
  component: ShowMore,
  args: { words: 'Показано 12 из 30 товаров', shown: 12, total: 30, step: 12, onMore: fn() },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryState: Story = {
  render: (args) => (
    <Matrix
      rows={['rest', 'loading', 'failed', 'all shown']}
      columns={['all']}
      cell={(state) => (
        <div style={{ width: '360px' }}>
          <ShowMore
            {...args}
            {...(state === 'all shown' && { shown: 30, words: 'Показано 30 из 30 товаров' })}
            loading={state === 'loading'}
            error={state === 'failed' ? 'Не получилось загрузить. Проверьте связь.' : undefined}
          />
        </div>
      )}
    />
  ),
};

export const EveryPressBringsAPortionUntilAllAreShown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Kept(args) {
    const [shown, setShown] = useState(args.shown);
    return (
      <ShowMore
        {...args}
        words={`Показано ${shown} из 30 товаров`}
        shown={shown}
        onMore={() => setShown(Math.min(30, shown + args.step))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 12' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано 24 из 30 товаров');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 6' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'done');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
  },
};

export const AFailureIsSaidAndCanBeRepeated: Story = {
  args: { error: 'Не получилось загрузить. Проверьте связь.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Не получилось загрузить');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LongWordsAndBigNumbersFitAt200PercentZoom: Story = {
  args: { shown: 0, total: longest.sum, step: longest.sum },
  render: (args) => (
    <Zoomed>
      <ShowMore {...args} words={`Показано 0 из ${formatNumber(longest.sum)} товаров`} />
      <ShowMore {...args} words={longest.text} loading />
      <ShowMore {...args} words={longest.label} error={longest.text} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
