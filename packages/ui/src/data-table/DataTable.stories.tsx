import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TrashIcon } from '../icons/index.ts';
import {
  choice,
  expectEscInsideFirst,
  expectToFit,
  findDialog,
  InADialog,
  inADialog,
  longest,
  Matrix,
  Zoomed,
} from '../story-kit/index.ts';
import type { Column } from './Column.ts';
import { couponColumns, coupons } from './coupons.fixtures.tsx';
import type { Coupon } from './coupons.fixtures.tsx';
import { DataTable, tableStatuses } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { inside } from './inside.fixtures.ts';
import { sortRows } from './sort.ts';
import { tableDensities } from './TableRow.tsx';

const codeOf = ({ code }: Coupon) => code;
const linkOf = ({ code }: Coupon) => <a href={`#coupon=${code}`}>{code}</a>;

/** Keeps the order here, as a page with all of its rows does. */
function Kept(props: DataTableProps<Coupon>) {
  const [sort, setSort] = useState(props.defaultSort ?? []);
  return (
    <DataTable
      {...props}
      rows={sortRows(props.rows, props.columns, sort)}
      sort={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Coupon>,
  argTypes: { density: choice(tableDensities), status: choice(tableStatuses) },
  args: {
    label: 'Скидочные купоны',
    columns: couponColumns,
    rows: coupons,
    rowKey: codeOf,
    selectable: true,
    onSortChange: fn(),
    onSelectionChange: fn(),
    onWidthsChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DataTable<Coupon>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bulk = () => (
  <>
    <Button size="s" variant="line">
      Продлить
    </Button>
    <Button size="s" variant="danger">
      Удалить
    </Button>
  </>
);

export const Playground: Story = {
  args: { rowLink: linkOf, bulk },
  parameters: { chromatic: { disableSnapshot: true } },
};

const kinds = [
  'rest',
  'hover',
  'focus',
  'selected',
  'loading',
  'loading more',
  'empty',
  'failed',
  'failed more',
] as const;
/** What a pseudo state is put on. */
const pseudoPlace: Record<string, string> = {
  hover: '[role=grid] tbody tr',
  focus: '[role=grid] tbody tr :nth-child(3)',
};
const few: readonly Column<Coupon>[] = couponColumns.filter(({ key }) => /code|off|state/.test(key));

const inState = (kind: (typeof kinds)[number]): Partial<DataTableProps<Coupon>> => ({
  rows: /^(?:loading|empty|failed)$/.test(kind) ? [] : coupons.slice(0, 2),
  status: tableStatuses.find((status) => kind.startsWith(status)),
  defaultSelection: kind === 'selected' ? ['NOVOSEL10'] : [],
  defaultSort: kind === 'selected' ? [{ key: 'off', direction: 'descending' }] : [],
});

export const EveryDensityInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={kinds}
      columns={tableDensities}
      cell={(kind, density) => (
        <div
          style={{ width: '540px' }}
          ref={(box) => box?.querySelector(pseudoPlace[kind] ?? 'no')?.setAttribute('data-pseudo', kind)}
        >
          <Kept {...args} columns={few} density={density} label={`${kind} ${density}`} {...inState(kind)} />
        </div>
      )}
    />
  ),
};

export const StaffSeeOrderMarksAndWhatToDoWithThem: Story = {
  args: {
    rowLink: linkOf,
    bulk,
    defaultSelection: ['LADA20', 'STUL4', 'SVET500'],
    defaultSort: [
      { key: 'state', direction: 'ascending' },
      { key: 'used', direction: 'descending' },
    ],
  },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  args: {
    rows: [
      { ...coupons[0]!, code: longest.word, about: longest.text, roubles: longest.sum, percent: null },
      { ...coupons[1]!, about: longest.name, roubles: longest.nothing, percent: null },
    ],
    columns: couponColumns.map((column) => ({ ...column, wrap: column.key === 'about' })),
    density: 'comfortable',
    bulk,
    defaultSelection: [longest.word],
  },
  render: (args) => (
    <Zoomed>
      <Kept {...args} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const PressingAHeadPutsRowsInOrderAndShiftAddsToIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { head, sorter, codes } = inside(canvasElement);
    const before = codes();
    await step('up, down, none', async () => {
      await expect(head('Скидка')).toHaveAttribute('aria-sort', 'none');
      await userEvent.click(sorter('Скидка'));
      await expect(head('Скидка')).toHaveAttribute('aria-sort', 'ascending');
      await expect(codes()[0]).toBe('LEN-TEST');
      await userEvent.click(sorter('Скидка'));
      await expect(head('Скидка')).toHaveAttribute('aria-sort', 'descending');
      await expect(codes()[0]).toBe('KOVER3000');
      await userEvent.click(sorter('Скидка'));
      await expect(codes()).toEqual(before);
    });
    await step('with Shift a second one, which says its rank in words', async () => {
      const user = userEvent.setup();
      await user.click(sorter('Состояние'));
      await user.keyboard('{Shift>}');
      await user.click(sorter('Использован'));
      await user.keyboard('{/Shift}');
      await expect(args.onSortChange).toHaveBeenLastCalledWith([
        { key: 'state', direction: 'ascending' },
        { key: 'used', direction: 'ascending' },
      ]);
      await expect(sorter('Использован')).toHaveAccessibleName(/2-й в порядке, по возрастанию/);
      await expect(head('Использован')).not.toHaveAttribute('aria-sort');
      await expect(codes().slice(0, 3)).toEqual(['KOVER3000', 'PARTNER-EKB', 'STUL4']);
    });
  },
};

export const MarksSelectRowsRangesAndEverything: Story = {
  args: { bulk, rowLink: linkOf },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { canvas, mark, all, press, cell } = inside(canvasElement);
    const user = userEvent.setup();
    await step('one row makes the head mixed and shows what to do', async () => {
      await user.click(mark('NOVOSEL10'));
      await expect(all()).toBePartiallyChecked();
      await expect(mark('NOVOSEL10').closest('tr')).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('region', { name: 'Действия с выбранными' })).toHaveTextContent(
        'Выбрано 1',
      );
    });
    await step('Shift takes everything between', async () => {
      await user.keyboard('{Shift>}');
      await user.click(mark('PARTNER-EKB'));
      await user.keyboard('{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith([
        'NOVOSEL10',
        'STUL4',
        'SVET500',
        'PARTNER-EKB',
      ]);
    });
    await step('the head selects everything, then nothing', async () => {
      await user.click(all());
      await expect(all()).toBeChecked();
      await user.click(all());
      await expect(all()).not.toBeChecked();
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    });
    await step('Space selects from any cell, with Shift a range, Ctrl+A everything', async () => {
      cell(2, 3).focus();
      await press(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['LADA20', 'NOVOSEL10', 'STUL4']);
      await press('{Control>}a{/Control}');
      await expect(all()).toBeChecked();
    });
    await step('the bar takes the selection away', async () => {
      await user.click(canvas.getByRole('button', { name: 'Снять выбор' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
      await expect(cell(4, 3)).toHaveFocus();
    });
  },
};

export const TheEdgeOfAColumnMovesByPointerAndByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { canvas, head, sorter, press } = inside(canvasElement);
    const edge = canvas.getByRole('separator', { name: 'Ширина: Код' });
    const user = userEvent.setup();
    await step('the edge of a column that grows says how wide it is', async () => {
      const edges = canvas.getAllByRole('separator');
      await waitFor(async () => {
        for (const one of edges) {
          const width = one.parentElement?.offsetWidth ?? 0;
          await expect(one).toHaveAttribute('aria-valuenow', String(width));
          await expect(Number(one.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(width);
        }
      });
    });
    await step('dragged, it is told once, when it is let go', async () => {
      const { width } = head('Код').getBoundingClientRect();
      await user.pointer([
        { keys: '[MouseLeft>]', target: edge, coords: { clientX: 200, clientY: 20 } },
        { target: edge, coords: { clientX: 230, clientY: 20 } },
        { target: edge, coords: { clientX: 260, clientY: 20 } },
      ]);
      await expect(head('Код').getBoundingClientRect().width).toBe(width + 60);
      await expect(args.onWidthsChange).not.toHaveBeenCalled();
      await user.pointer({ keys: '[/MouseLeft]', target: edge, coords: { clientX: 260, clientY: 20 } });
      await expect(args.onWidthsChange).toHaveBeenCalledWith({ code: 212 });
    });
    await step('by keys: F2 leads from the head to its edge, Escape back', async () => {
      sorter('Код').focus();
      await press('{F2}');
      await expect(edge).toHaveFocus();
      await press('{ArrowRight}{ArrowRight}');
      await expect(edge).toHaveAttribute('aria-valuenow', '228');
      await press('{PageDown}{ArrowLeft}{Home}');
      await expect(edge).toHaveAttribute('aria-valuenow', '80');
      await press('{Enter}');
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '152'));
      await press('{Escape}');
      await expect(sorter('Код')).toHaveFocus();
    });
  },
};

const withActions = {
  rowActions: ({ code }) => (
    <>
      <Button size="s" variant="line">
        Копия
      </Button>
      <IconButton size="s" label={`Удалить ${code}`} icon={<TrashIcon />} />
    </>
  ),
  actionsWidth: 152,
  rowLink: linkOf,
} satisfies Partial<DataTableProps<Coupon>>;

export const ArrowsGoFromCellToCellEnterGoesInEscapeOut: Story = {
  args: withActions,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const { canvas, grid, all, press, cell, stops } = inside(canvasElement);
    await step('Tab comes to the first cell, and only to it', async () => {
      await userEvent.tab();
      await expect(all()).toHaveFocus();
      await expect(stops()).toBe(1);
    });
    await step('arrows, Home and End', async () => {
      await press('{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('link', { name: 'LADA20' })).toHaveFocus();
      await press('{ArrowRight}');
      await expect(cell(2, 2)).toHaveFocus();
      await press('{End}');
      await expect(cell(2, 8)).toHaveFocus();
      await press('{ArrowRight}{ArrowDown}{Home}');
      await expect(cell(3, 0)).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Ctrl with them goes to the corners, pages to the ends', async () => {
      await press('{Control>}{End}{/Control}');
      await expect(cell(11, 8)).toHaveFocus();
      await press('{PageUp}');
      await expect(cell(1, 8)).toHaveFocus();
      await press('{PageDown}{Control>}{Home}{/Control}');
      await expect(all()).toHaveFocus();
    });
    await step('Enter goes in, Tab goes round inside, Escape goes out', async () => {
      await press('{ArrowDown}{End}{Enter}');
      const buttons = within(cell(2, 8)).getAllByRole('button');
      await expect(buttons[0]).toHaveFocus();
      await userEvent.tab();
      await expect(buttons[1]).toHaveFocus();
      await userEvent.tab();
      await expect(buttons[0]).toHaveFocus();
      await press('{ArrowDown}');
      await expect(buttons[0]).toHaveFocus();
      await press('{Escape}');
      await expect(cell(2, 8)).toHaveFocus();
    });
    await step('Tab leaves the table', async () => {
      await userEvent.tab();
      await expect(grid()).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};

export const InADialogEscLeavesTheCellFirst: Story = {
  args: withActions,
  parameters: inADialog,
  decorators: [(Child) => <InADialog>{Child()}</InADialog>],
  play: async () => {
    const { all, cell, press } = inside(await findDialog());
    all().focus();
    await press('{ArrowDown}{End}{Enter}');
    await expect(within(cell(2, 8)).getAllByRole('button')[0]).toHaveFocus();
    await expectEscInsideFirst(async () => expect(cell(2, 8)).toHaveFocus());
  },
};
