import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Pagination } from './Pagination.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, count: 18, onPageChange: fn() },
  render: function Kept(args) {
    const [page, setPage] = useState(args.page);
    const turn = (next: number) => {
      args.onPageChange?.(next);
      setPage(next);
    };
    return <Pagination {...args} page={page} onPageChange={turn} />;
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const places = { first: 1, middle: 9, last: 18 } as const;

export const EveryPlaceInEveryState: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  render: () => (
    <Matrix
      rows={Object.keys(places) as (keyof typeof places)[]}
      columns={['all']}
      cell={(place) => (
        <div style={{ width: 'min(560px, 76vw)' }}>
          <Stack gap={2}>
            {pseudoStates.map((state) => (
              <Pagination
                key={state}
                label={`${place} ${state}`}
                page={places[place]}
                count={18}
                render={(page) => (
                  <a href={`#${page}`} {...pseudo(page === places[place] + 1 ? state : 'rest')}>
                    {page}
                  </a>
                )}
              />
            ))}
          </Stack>
        </div>
      )}
    />
  ),
};

export const BigNumbersFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={6}>
        <Pagination
          page={longest.sum}
          count={longest.sum}
          render={(page) => <a href={`#${page}`}>{page}</a>}
        />
        <ShowMore words={longest.text} shown={longest.nothing} total={longest.sum} step={longest.sum} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const PressingTurnsThePageAndTheEndsRefuse: Story = {
  args: { page: 2, count: 3 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Страницы' }));
    const current = () => nav.getByRole('button', { current: 'page' });
    await step('back to the first, and no further', async () => {
      await userEvent.click(nav.getByRole('button', { name: 'Назад' }));
      await expect(current()).toHaveAccessibleName('Страница 1');
      await userEvent.click(nav.getByRole('button', { name: 'Назад' }));
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
      await expect(nav.getByRole('button', { name: 'Назад' })).toHaveAttribute('aria-disabled', 'true');
      await expect(nav.getByRole('button', { name: 'Назад' })).toHaveFocus();
    });
    await step('the current page asks for nothing', async () => {
      await userEvent.click(current());
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    });
    await step('by Tab and Enter, and the focus stays', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(nav.getByRole('button', { name: 'Страница 3' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(current()).toHaveAccessibleName('Страница 3');
      await expect(current()).toHaveFocus();
    });
  },
};

export const PagesMayBeLinks: Story = {
  args: {
    page: 9,
    onPageChange: undefined,
    render: (page: number) => <a href={`#page=${page}`}>{page}</a>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Страницы' }));
    await expect(nav.getByRole('link', { name: 'Страница 10' })).toHaveAttribute('href', '#page=10');
    await expect(nav.getByRole('link', { name: 'Вперёд' })).toHaveAttribute('rel', 'next');
    await expect(nav.getByRole('link', { name: 'Страница 9' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnePageNeedsNoTurning: Story = {
  args: { page: 1, count: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};
