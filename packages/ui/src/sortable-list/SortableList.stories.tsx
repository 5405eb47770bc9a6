import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney } from '../format/index.ts';
import {
  expectEscInsideFirst,
  expectToFit,
  findDialog,
  InADialog,
  inADialog,
  longest,
  Matrix,
  pseudoStates,
  Zoomed,
} from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { SortableList } from './SortableList.tsx';
import type { SortableListProps } from './SortableList.tsx';
import { SortableRow } from './SortableRow.tsx';

const names = ['Диван', 'Кресло', 'Торшер', 'Ковёр', 'Стол', 'Стул', 'Комод', 'Полка'];

const List = (props: Partial<SortableListProps<string>>) => (
  <SortableList label="Товары подборки" itemKey={String} itemName={String} defaultValue={names} {...props}>
    {props.children ?? ((name) => <Text>{name}</Text>)}
  </SortableList>
);

const meta = {
  title: 'Components/SortableList',
  component: SortableList<string>,
  args: {
    label: 'Товары подборки',
    defaultValue: names,
    itemKey: String,
    itemName: String,
    children: (name) => <Text>{name}</Text>,
    onValueChange: fn(),
  },
  decorators: [(Child) => <div style={{ maxWidth: '480px' }}>{Child()}</div>],
} satisfies Meta<typeof SortableList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const kinds = ['at rest', 'lifted by keys', 'dragged', 'disabled'] as const;
const nothing = () => {};

export const EveryRowInEveryState: Story = {
  decorators: [(Child) => <div style={{ width: '1240px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={kinds}
      columns={pseudoStates}
      cell={(kind, state) => (
        <ol
          style={{ width: '256px' }}
          ref={(list) => list?.querySelector('button')?.setAttribute('data-pseudo', state)}
        >
          <SortableRow
            name={`${kind} ${state}`}
            by={kind === 'lifted by keys' ? 'keys' : kind === 'dragged' ? 'pointer' : null}
            step={kind === 'dragged' ? 4 : 0}
            disabled={kind === 'disabled'}
            first={state === 'hover'}
            last={false}
            hint=""
            onToggle={nothing}
            onPointerDown={nothing}
            onKeyDown={nothing}
            onLeave={nothing}
            onStep={nothing}
          >
            <Text>Торшер «Аист»</Text>
          </SortableRow>
        </ol>
      )}
    />
  ),
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <List defaultValue={[longest.name, longest.word, longest.label]}>
        {(name) => (
          <Text size={14}>
            {name}, {formatMoney(longest.sum)}
          </Text>
        )}
      </List>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Переместить: ${longest.name}` }),
    );
    await expectToFit(canvasElement);
  },
};

const middleOf = (element: Element) => {
  const { top, height, left, width } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const inside = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const order = () => canvas.getAllByRole('listitem').map((row) => row.textContent?.trim() ?? '');
  const handle = (name: string) => canvas.getByRole('button', { name: `Переместить: ${name}` });
  const said = () => canvas.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  return { canvas, order, handle, said };
};

export const SpaceLiftsArrowsMoveSpaceDrops: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { order, handle, said } = inside(canvasElement);
    await step('Tab comes to the first handle', async () => {
      await userEvent.tab();
      await expect(handle('Диван')).toHaveFocus();
    });
    await step('Space lifts it and says how to go on', async () => {
      await userEvent.keyboard(' ');
      await expect(handle('Диван')).toHaveAttribute('aria-pressed', 'true');
      await expect(said()).toBe(
        '„Диван“: место 1 из 8. Стрелки вверх и вниз двигают, пробел кладёт, Escape возвращает.',
      );
    });
    await step('arrows move it, and every place is said', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(said()).toBe('„Диван“: место 3 из 8');
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(said()).toBe('„Диван“: место 8 из 8');
      await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}');
      await expect(said()).toBe('„Диван“: место 2 из 8');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('Space drops it, and the focus stays with it', async () => {
      await userEvent.keyboard(' ');
      await expect(order().slice(0, 3)).toEqual(['Кресло', 'Диван', 'Торшер']);
      await expect(args.onValueChange).toHaveBeenCalledOnce();
      await expect(handle('Диван')).toHaveFocus();
      await expect(said()).toBe('Готово. „Диван“: место 2 из 8');
    });
  },
};

export const EscapeLeavesEverythingAsItWas: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { order, handle, said } = inside(canvasElement);
    handle('Ковёр').focus();
    await userEvent.keyboard('{Enter}{Home}{Escape}');
    await expect(order()).toEqual(names);
    await expect(said()).toBe('Осталось как было. „Ковёр“: место 4 из 8');
    await expect(handle('Ковёр')).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const InADialogEscPutsTheRowBackFirst: Story = {
  parameters: inADialog,
  render: (args) => (
    <InADialog>
      <SortableList {...args} />
    </InADialog>
  ),
  play: async ({ step }) => {
    const { order, handle, said } = inside(await findDialog());
    await step('a row that is dragged', async () => {
      const target = handle('Полка');
      const user = userEvent.setup();
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: middleOf(target) },
        { target, coords: middleOf(handle('Кресло')) },
      ]);
      await user.keyboard('{Escape}');
      await user.pointer({ keys: '[/MouseLeft]', target });
      await expect(order()).toEqual(names);
    });
    await step('a row that was lifted by keys', async () => {
      handle('Ковёр').focus();
      await userEvent.keyboard(' {Home}');
      await expectEscInsideFirst(async () => {
        await expect(order()).toEqual(names);
        await expect(said()).toBe('Осталось как было. „Ковёр“: место 4 из 8');
      });
    });
  },
};

export const ARowDroppedInItsPlaceTakesNoFocusLater: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Growing() {
    const [items, setItems] = useState(names);
    return (
      <>
        <List value={items} onValueChange={setItems} />
        <button type="button" onClick={() => setItems([...items, 'Пуф'])}>
          Добавить
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, order, handle } = inside(canvasElement);
    handle('Кресло').focus();
    await userEvent.keyboard('  ');
    await expect(handle('Кресло')).toHaveFocus();
    const add = canvas.getByRole('button', { name: 'Добавить' });
    await userEvent.click(add);
    await expect(order()).toEqual([...names, 'Пуф']);
    await expect(add).toHaveFocus();
  },
};

export const TheLastMoveCanBeUndone: Story = {
  play: async ({ canvasElement, step }) => {
    const { canvas, order, handle } = inside(canvasElement);
    handle('Полка').focus();
    await userEvent.keyboard(' {Home} ');
    await expect(order()[0]).toBe('Полка');
    await step('the button brings the order back and the focus to the item', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
      await expect(order()).toEqual(names);
      await expect(handle('Полка')).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
    });
    await step('a new move can be undone again', async () => {
      await userEvent.keyboard(' {ArrowUp} ');
      await expect(canvas.getByRole('button', { name: 'Вернуть' })).toBeVisible();
    });
  },
};

export const ALiftedRowHasButtonsForWhoeverCannotDrag: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { canvas, order, handle } = inside(canvasElement);
    await userEvent.click(handle('Кресло'));
    await userEvent.click(canvas.getByRole('button', { name: 'Выше' }));
    await expect(canvas.getByRole('button', { name: 'Выше' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже' }));
    await expect(handle('Кресло')).toHaveFocus();
    await userEvent.click(handle('Кресло'));
    await expect(order().slice(0, 3)).toEqual(['Диван', 'Торшер', 'Кресло']);
  },
};

export const LeavingALiftedRowDropsIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { order, handle } = inside(canvasElement);
    handle('Диван').focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect(order().slice(0, 2)).toEqual(['Кресло', 'Диван']);
  },
};

export const DraggingMovesAndEscapeCancels: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { order, handle } = inside(canvasElement);
    const drag = async (name: string, over: string, end: string) => {
      const target = handle(name);
      const user = userEvent.setup();
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: middleOf(target) },
        { target, coords: middleOf(handle(over)) },
      ]);
      if (end === 'escape') await user.keyboard('{Escape}');
      await user.pointer({ keys: '[/MouseLeft]', target });
    };
    await step('a dragged row goes where it is let go', async () => {
      await drag('Диван', 'Торшер', 'drop');
      await waitFor(() => expect(order().slice(0, 3)).toEqual(['Кресло', 'Торшер', 'Диван']));
      await expect(handle('Диван')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Escape while dragging changes nothing', async () => {
      await drag('Полка', 'Кресло', 'escape');
      await expect(order().slice(0, 3)).toEqual(['Кресло', 'Торшер', 'Диван']);
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const NearAnEdgeTheListScrolls: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Long() {
    const [items, setItems] = useState(Array.from({ length: 40 }, (_, index) => `Товар ${index + 1}`));
    return (
      <div style={{ height: '320px', overflowY: 'auto' }} role="region" aria-label="Подборка">
        <List value={items} onValueChange={setItems} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, order, handle } = inside(canvasElement);
    const region = canvas.getByRole('region', { name: 'Подборка' });
    const { bottom, left } = region.getBoundingClientRect();
    const target = handle('Товар 1');
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: middleOf(target) },
      { target, coords: { clientX: left + 20, clientY: bottom - 2 } },
    ]);
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(120));
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(order().indexOf('Товар 1')).toBeGreaterThan(5));
  },
};
