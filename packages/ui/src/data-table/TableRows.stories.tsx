import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { TrashIcon } from '../icons/index.ts';
import { formatSort, formatWidths, parseSort, parseWidths } from './address.ts';
import { couponColumns, coupons } from './coupons.fixtures.tsx';
import type { Coupon } from './coupons.fixtures.tsx';
import { DataTable } from './DataTable.tsx';
import { inside } from './inside.fixtures.ts';
import { sortRows } from './sort.ts';
import { stockColumns, stockOf } from './stock.fixtures.ts';
import type { Stock } from './stock.fixtures.ts';

const followed = fn<(event: MouseEvent) => void>();

/** More about the same component, without a page of docs of its own: what rows do, and thousands of them. */
const meta = {
  title: 'Components/DataTable rows',
  component: DataTable<Coupon>,
  tags: ['!autodocs'],
  args: {
    label: 'Скидочные купоны',
    columns: couponColumns,
    rows: coupons,
    rowKey: ({ code }) => code,
    selectable: true,
    onRetry: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DataTable<Coupon>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APressOnARowIsAPressOnItsLink: Story = {
  args: {
    rowActions: ({ code }) => <IconButton size="s" label={`Удалить ${code}`} icon={<TrashIcon />} />,
    rowLink: ({ code }) => (
      <a href={`#${code}`} onClick={(event) => followed(event.nativeEvent)}>
        {code}
      </a>
    ),
  },
  beforeEach: () => void followed.mockClear(),
  play: async ({ canvasElement, step }) => {
    const { canvas, cell, press } = inside(canvasElement);
    const last = () => followed.mock.lastCall?.[0];
    const user = userEvent.setup();
    await step('a plain press follows it', async () => {
      await user.click(cell(3, 2));
      await expect(followed).toHaveBeenCalledTimes(1);
      await expect(last()).toMatchObject({ ctrlKey: false, metaKey: false });
    });
    await step('with Ctrl, or by the middle button, it is one for a new tab', async () => {
      await user.keyboard('{Control>}');
      await user.click(cell(3, 3));
      await user.keyboard('{/Control}');
      await expect(last()?.ctrlKey).toBe(true);
      await user.pointer({ keys: '[MouseMiddle]', target: cell(4, 3) });
      await expect(last()?.ctrlKey).toBe(true);
      await expect(followed).toHaveBeenCalledTimes(3);
    });
    await step('buttons in the row are their own', async () => {
      await user.click(canvas.getByRole('button', { name: 'Удалить STUL4' }));
      await expect(followed).toHaveBeenCalledTimes(3);
    });
    await step('Enter follows it from any cell', async () => {
      cell(2, 4).focus();
      await press('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(4);
    });
  },
};

export const WhatDidNotComeCanBeAskedForAgain: Story = {
  args: { rows: [], status: 'failed', failure: 'Не получилось загрузить купоны' },
  play: async ({ args, canvasElement }) => {
    const { canvas, grid } = inside(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не получилось загрузить купоны');
    await expect(grid()).toHaveAttribute('aria-rowcount', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(grid()).toContainElement(document.activeElement as HTMLElement);
  },
};

export const OrderWidthsAndSelectionLiveInAnAddress: Story = {
  render: function InAddress(args) {
    const [address, setAddress] = useState('sort=used:descending&widths=code:240&selected=LADA20');
    const query = new URLSearchParams(address);
    const put = (name: string, value: string) => {
      query.set(name, value);
      setAddress(decodeURIComponent(query.toString()));
    };
    const sort = parseSort(query.get('sort') ?? '');
    return (
      <>
        <output>{address}</output>
        <DataTable
          {...args}
          rows={sortRows(coupons, couponColumns, sort)}
          sort={sort}
          onSortChange={(next) => put('sort', formatSort(next))}
          widths={parseWidths(query.get('widths') ?? '')}
          onWidthsChange={(next) => put('widths', formatWidths(next))}
          selection={query.get('selected')?.split(',').filter(Boolean) ?? []}
          onSelectionChange={(next) => put('selected', next.join(','))}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { head, sorter, codes, mark, press } = inside(canvasElement);
    await expect(codes()[0]).toBe('NOVOSEL10');
    await expect(head('Код').getBoundingClientRect().width).toBe(240);
    await expect(mark('LADA20')).toBeChecked();
    await userEvent.click(sorter('Скидка'));
    await userEvent.click(mark('STUL4'));
    sorter('Код').focus();
    await press('{F2}{ArrowLeft}');
    await expect(canvasElement.querySelector('output')).toHaveTextContent(
      'sort=off:ascending&widths=code:232&selected=LADA20,STUL4',
    );
  },
};

const tenThousand = stockOf(10_000);

export const OfTenThousandRowsOnlyThoseInSightAreDrawn: StoryObj<typeof DataTable<Stock>> = {
  render: () => (
    <DataTable
      label="Остатки на складе"
      columns={stockColumns}
      rows={tenThousand}
      rowKey={({ id }: Stock) => id}
      maxHeight="480px"
      selectable
    />
  ),
  play: async ({ canvasElement, step }) => {
    const { canvas, grid, cell, press } = inside(canvasElement);
    const scroller = grid().parentElement!;
    const drawn = () => grid().querySelectorAll('tbody tr').length;
    await step('it says how many there are and draws few', async () => {
      await expect(grid()).toHaveAttribute('aria-rowcount', '10001');
      await waitFor(() => expect(grid().querySelector('tbody tr')).toHaveAttribute('style'));
      await expect(drawn()).toBeLessThan(100);
    });
    await step('Ctrl+End goes to the last of them', async () => {
      await userEvent.tab();
      await press('{Control>}{End}{/Control}');
      await expect(cell(10_001, 3)).toHaveFocus();
      await expect(cell(10_001, 1)).toHaveTextContent('Полка 10000');
      const [box, view] = [cell(10_001, 3).getBoundingClientRect(), scroller.getBoundingClientRect()];
      await expect(box.bottom).toBeLessThanOrEqual(view.bottom + 1);
      await expect(drawn()).toBeLessThan(100);
    });
    await step('by pages, by rows and back to the head', async () => {
      await press('{PageUp}{ArrowUp}{ArrowDown}');
      const row = Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
      await expect(row).toBeGreaterThan(9980);
      await expect(row).toBeLessThan(9998);
      await press('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
      await expect(cell(2, 1)).toHaveFocus();
      await waitFor(() => expect(scroller.scrollTop).toBe(0));
    });
    await step('what has the focus stays, however far it is scrolled away', async () => {
      scroller.scrollTop = 200_000;
      await waitFor(() => expect(canvas.getByText('Торшер 5403')).toBeVisible());
      await expect(cell(2, 1)).toHaveFocus();
      await expect(drawn()).toBeLessThan(100);
      await press('{ArrowDown}');
      await expect(cell(3, 1)).toHaveFocus();
      await expect(scroller.scrollTop).toBeLessThan(100);
    });
  },
};

/** Not through `userEvent`, which waits until a press is drawn. */
const pressNow = (mark: HTMLElement, shiftKey = false) =>
  mark.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));

export const APressGoesByThoseBeforeItThoughTheyAreNotDrawnYet: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ args, canvasElement }) => {
    const { grid, mark } = inside(canvasElement);
    pressNow(mark('LADA20'));
    pressNow(mark('SVET500'), true);
    pressNow(mark('NOVOSEL10'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['LADA20', 'STUL4', 'SVET500']);
    await waitFor(() => expect(grid().querySelectorAll('[aria-selected=true]')).toHaveLength(3));
    await expect(mark('NOVOSEL10')).not.toBeChecked();
    await expect(mark('STUL4')).toBeChecked();
  },
};

export const AMarkGoesBackWhereTheSelectionIsLeftAsItWas: Story = {
  args: { selection: ['SVET500'] },
  play: async ({ canvasElement }) => {
    const { all, mark } = inside(canvasElement);
    pressNow(mark('LADA20'));
    await expect(mark('LADA20')).toBeChecked();
    await waitFor(() => expect(mark('LADA20')).not.toBeChecked());
    pressNow(all());
    await waitFor(() => expect(all()).toBePartiallyChecked());
    await expect(mark('SVET500')).toBeChecked();
  },
};

const done = fn<(selection: readonly string[]) => void>();

export const WhatIsDoneIsDoneWithWhatTheMarksShow: Story = {
  args: {
    defaultSelection: ['LADA20', 'SVET500'],
    bulk: (selection) => (
      <button type="button" onClick={() => done(selection)}>
        Продлить
      </button>
    ),
  },
  beforeEach: () => void done.mockClear(),
  play: async ({ canvasElement }) => {
    const { canvas, mark } = inside(canvasElement);
    const button = canvas.getByRole('button', { name: 'Продлить' });
    pressNow(mark('SVET500'));
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
    await expect(done).toHaveBeenCalledWith(['LADA20']);
  },
};

export const AKeySelectsAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const { all, cell, mark } = inside(canvasElement);
    await userEvent.click(mark('LADA20'));
    await userEvent.click(mark('LADA20'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell(2, 1)).toHaveFocus();
    cell(2, 1).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await expect(mark('LADA20')).toBeChecked();
    await expect(all()).toBePartiallyChecked();
  },
};
