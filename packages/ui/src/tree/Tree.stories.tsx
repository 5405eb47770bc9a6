import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { formatNumber } from '../format/index.ts';
import { BoxIcon, GridIcon } from '../icons/index.ts';
import { expectToFit, longest, Matrix, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Tree, treeModes } from './Tree.tsx';
import type { TreeProps } from './Tree.tsx';
import type { TreeNode } from './TreeNode.ts';
import { TYPING_PAUSE_MS } from './typeahead.ts';

const node = (label: string, count: number, ...children: TreeNode[]): TreeNode => ({
  key: label,
  label,
  end: formatNumber(count),
  children: children.length > 0 ? children : undefined,
});

const sections: TreeNode[] = [
  node(
    'Мягкая мебель',
    286,
    node('Диваны', 128, node('Прямые', 84), node('Угловые', 44)),
    node('Кресла', 96),
    { ...node('Пуфы', 62), end: <Badge tone="critical">3 ошибки</Badge> },
  ),
  node('Спальня', 140, node('Кровати', 80), { ...node('Матрасы', 60), disabled: true }),
  node('Ёлки и гирлянды', 24),
  node('Свет', 74, node('Торшеры', 31)),
];

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: {
    label: 'Разделы каталога',
    nodes: sections,
    defaultExpanded: ['Мягкая мебель', 'Диваны'],
    onValueChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [(Child) => <div style={{ maxWidth: '320px' }}>{Child()}</div>],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const kinds = ['at rest', 'chosen', 'loading', 'failed', 'disabled'] as const;
const forever = () => new Promise<never>(() => {});
const never = () => Promise.reject(new Error('no connection'));

const one = (kind: (typeof kinds)[number]): Partial<TreeProps> => ({
  nodes: [
    {
      key: 'one',
      label: 'Диваны',
      icon: <GridIcon />,
      end: '128',
      disabled: kind === 'disabled',
      ...(kind === 'loading' || kind === 'failed' ? { lazy: true } : { children: sections }),
    },
  ],
  defaultExpanded: kind === 'loading' || kind === 'failed' ? ['one'] : [],
  defaultValue: kind === 'chosen' ? ['one'] : [],
  loadChildren: kind === 'loading' ? forever : never,
});

export const EveryLineInEveryState: Story = {
  decorators: [(Child) => <div style={{ width: '1240px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={kinds}
      columns={pseudoStates}
      cell={(kind, state) => (
        <div
          style={{ width: '256px' }}
          ref={(box) => box?.querySelector('[role=treeitem]')?.setAttribute('data-pseudo', state)}
        >
          {treeModes.map((mode) => (
            <Tree key={mode} mode={mode} label={`${kind} ${state} ${mode}`} nodes={[]} {...one(kind)} />
          ))}
        </div>
      )}
    />
  ),
};

export const OneIsChosenOrManyAreTicked: Story = {
  decorators: [(Child) => <div style={{ width: 'min(680px, 90vw)' }}>{Child()}</div>],
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: '24px' }}
    >
      <Tree {...args} defaultValue={['Диваны']} />
      <Tree
        {...args}
        label="Где действует купон"
        mode="multiple"
        defaultExpanded={['Мягкая мебель', 'Диваны', 'Спальня']}
        defaultValue={['Угловые', 'Спальня']}
        nodes={sections.map((section) => ({ ...section, icon: <BoxIcon /> }))}
      />
    </div>
  ),
};

const deep = (level: number): TreeNode => ({
  key: `${level}`,
  label: level % 2 === 0 ? longest.label : longest.word,
  end: formatNumber(longest.sum),
  icon: <BoxIcon />,
  children: level < 6 ? [deep(level + 1)] : undefined,
});

export const LongWordsDeepDownFitAt200PercentZoom: Story = {
  decorators: [(Child) => <div style={{ width: '720px' }}>{Child()}</div>],
  render: (args) => (
    <Zoomed>
      <Tree
        {...args}
        mode="multiple"
        nodes={[deep(0)]}
        defaultExpanded={Array.from({ length: 10 }, (_, level) => `${level}`)}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const inside = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  /** A line is called by its name and by what stands at its end. */
  const item = (name: string) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}( \\S|$)`) });
  const names = () => canvas.getAllByRole('treeitem').map((row) => row.textContent?.replace(/\d+$/, ''));
  return { canvas, item, names };
};

export const ArrowsGoAndOpenHomeAndEndGoToTheEnds: Story = {
  args: { defaultExpanded: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { item, names } = inside(canvasElement);
    const press = (keys: string) => userEvent.keyboard(keys);
    await step('Tab comes to the first line', async () => {
      await userEvent.tab();
      await expect(item('Мягкая мебель')).toHaveFocus();
      await expect(item('Мягкая мебель')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('right opens, then goes in', async () => {
      await press('{ArrowRight}');
      await expect(item('Мягкая мебель')).toHaveAttribute('aria-expanded', 'true');
      await expect(item('Мягкая мебель')).toHaveFocus();
      await press('{ArrowRight}');
      await expect(item('Диваны')).toHaveFocus();
      await expect(item('Диваны')).toHaveAttribute('aria-level', '2');
      await expect(item('Диваны')).toHaveAttribute('aria-posinset', '1');
      await expect(item('Диваны')).toHaveAttribute('aria-setsize', '3');
    });
    await step('left goes out, then closes', async () => {
      await press('{ArrowDown}{ArrowLeft}');
      await expect(item('Мягкая мебель')).toHaveFocus();
      await press('{ArrowLeft}');
      await expect(item('Мягкая мебель')).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
    });
    await step('Home, End, up and down', async () => {
      await press('{End}');
      await expect(item('Свет')).toHaveFocus();
      await press('{ArrowDown}{ArrowUp}');
      await expect(item('Ёлки и гирлянды')).toHaveFocus();
      await press('{Home}');
      await expect(item('Мягкая мебель')).toHaveFocus();
    });
    await step('the asterisk opens everything beside', async () => {
      await press('*');
      await expect(names()).toHaveLength(10);
      await expect(names()).toContain('Торшеры');
    });
    await step('only one line is in the order of Tab', async () => {
      await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    });
  },
};

export const LettersLeadToNames: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const { item } = inside(canvasElement);
    await userEvent.tab();
    await step('several letters in a row are one word', async () => {
      for (const key of 'ПУ') void fireEvent.keyDown(document.activeElement!, { key });
      await waitFor(() => expect(item('Пуфы')).toHaveFocus());
    });
    await step('after a pause a word begins anew, and «е» finds «Ё»', async () => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      await userEvent.keyboard('е');
      await expect(item('Ёлки и гирлянды')).toHaveFocus();
    });
  },
};

export const EnterChoosesOneAndAPressOnTheArrowOnlyOpens: Story = {
  args: { defaultExpanded: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { item } = inside(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(item('Спальня')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Спальня']);
    await userEvent.click(item('Свет').firstElementChild!);
    await expect(item('Свет')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(item('Торшеры'));
    await expect(item('Торшеры')).toHaveAttribute('aria-selected', 'true');
    await expect(item('Спальня')).toHaveAttribute('aria-selected', 'false');
  },
};

export const TickingANodeTicksWhatLiesInIt: Story = {
  args: { mode: 'multiple', defaultExpanded: ['Мягкая мебель', 'Диваны', 'Спальня'] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { canvas, item } = inside(canvasElement);
    const states = (...names: string[]) => names.map((name) => item(name).getAttribute('aria-checked'));
    await userEvent.tab();
    await step('Space ticks it all', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await expect(states('Мягкая мебель', 'Диваны', 'Прямые', 'Угловые')).toEqual([
        'mixed',
        'true',
        'true',
        'true',
      ]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Прямые', 'Угловые']);
    });
    await step('Shift with an arrow ticks on the way', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(states('Диваны', 'Прямые')).toEqual(['mixed', 'false']);
    });
    await step('what is disabled stays as it is', async () => {
      await userEvent.click(item('Спальня'));
      await expect(states('Спальня', 'Кровати', 'Матрасы')).toEqual(['mixed', 'true', 'false']);
      await userEvent.click(item('Матрасы'));
      await expect(states('Матрасы')).toEqual(['false']);
    });
    await step('Ctrl+A ticks everything', async () => {
      item('Диваны').focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getAllByRole('treeitem', { checked: false })).toHaveLength(1);
    });
  },
};

/** What was asked for and has not come yet. */
let waiting: { come: (nodes: readonly TreeNode[]) => void; fail: (reason: Error) => void }[] = [];

export const WhatIsLoadedLaterMayFailAndIsTriedAgain: Story = {
  args: {
    nodes: [{ key: 'stock', label: 'Склад', lazy: true }, node('Витрина', 4)],
    defaultExpanded: [],
    loadChildren: () => new Promise((come, fail) => waiting.push({ come, fail })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    waiting = [];
  },
  play: async ({ canvasElement, step }) => {
    const { canvas, item } = inside(canvasElement);
    await step('it says that it is loading', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(item('Склад')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем: Склад');
      await expect(waiting).toHaveLength(1);
    });
    await step('a line offers to try again', async () => {
      waiting[0]?.fail(new Error('no connection'));
      const failed = await canvas.findByRole('treeitem', { name: 'Не загрузилось. Повторить' });
      await userEvent.keyboard('{ArrowDown}');
      await expect(failed).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(item('Склад')).toHaveFocus();
      await expect(waiting).toHaveLength(2);
    });
    await step('what came stands in its place', async () => {
      waiting[1]?.come([node('Паллета В-14', 6)]);
      const loaded = await canvas.findByRole('treeitem', { name: 'Паллета В-14 6' });
      await expect(loaded).toHaveAttribute('aria-level', '2');
      await waitFor(() => expect(item('Склад')).not.toHaveAttribute('aria-busy'));
    });
  },
};
