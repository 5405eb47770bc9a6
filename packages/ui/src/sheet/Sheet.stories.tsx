import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { choice, expectToFit, longest, StillMatrix, stillsAreTaken, zoomPage } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Sheet, sheetSides, sheetSizes } from './Sheet.tsx';
import type { SheetProps } from './Sheet.tsx';

function Opened({ open: first, ...props }: SheetProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Фильтры
      </Button>
      <Sheet {...props} open={open} onOpenChange={change} />
    </>
  );
}

const kinds = ['Прямой', 'Угловой', 'Модульный', 'Диван-кровать', 'Кушетка', 'Тахта', 'Софа', 'Оттоманка'];

const filters = (
  <Stack gap={6}>
    {['Тип', 'Материал обивки'].map((group) => (
      <Stack key={group} gap={3}>
        <Text weight="strong">{group}</Text>
        {kinds.map((kind, index) => (
          <Checkbox key={kind} defaultChecked={index < 2} end={84 - 9 * index}>
            {kind}
          </Checkbox>
        ))}
      </Stack>
    ))}
  </Stack>
);

const reset = (
  <Link dashed render={<button type="button" />}>
    Сбросить
  </Link>
);

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  argTypes: { side: choice(sheetSides), size: choice(sheetSizes) },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Фильтры',
    action: reset,
    children: filters,
    footer: (
      <Button wide size="l">
        Показать 128 товаров
      </Button>
    ),
  },
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const parts = {
  'with a title': { action: undefined, footer: undefined },
  'with a description': { action: undefined, footer: undefined, description: 'Диваны и кресла' },
  'with an action and a footer': {},
} as const satisfies Record<string, Partial<SheetProps>>;

export const EverySideWithEveryPart: Story = {
  render: (args) => (
    <StillMatrix
      rows={sheetSides}
      columns={Object.keys(parts) as (keyof typeof parts)[]}
      cell={(side, part) => <Sheet {...args} {...parts[part]} side={side} />}
    />
  ),
  parameters: { pictures: { whole: false } },
  play: stillsAreTaken,
};

export const EverySize: Story = {
  render: (args) => (
    <StillMatrix
      rows={['start', 'end']}
      columns={sheetSizes}
      cell={(side, size) => <Sheet {...args} side={side} size={size} />}
    />
  ),
  parameters: { pictures: { whole: false } },
  play: stillsAreTaken,
};

export const AtTheEndWithAHeaderAndAFooterThatStay: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
};

export const AtTheStartWiderForALargeMenu: Story = {
  args: {
    side: 'start',
    size: 'l',
    title: 'Каталог',
    description: 'Екатеринбург и область',
    action: undefined,
    footer: undefined,
  },
};

export const AtTheBottomWithAGrip: Story = {
  args: {
    side: 'bottom',
    title: 'Сортировка',
    action: undefined,
    footer: undefined,
    children: (
      <Stack gap={4}>
        {['Сначала популярные', 'Сначала дешёвые', 'Сначала новинки'].map((order) => (
          <Text key={order}>{order}</Text>
        ))}
      </Stack>
    ),
  },
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: {
    title: longest.label,
    description: longest.text,
    children: <Checkbox description={longest.text}>{longest.name}</Checkbox>,
    footer: <Button wide>{longest.label}</Button>,
  },
  beforeEach: zoomPage,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expectToFit(document.body);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

export const TheFocusGoesInRoundAndBack: Story = {
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Фильтры' });
    await step('it opens with the focus on itself, so no field brings up a keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: 'Фильтры' });
      await waitFor(() => expect(sheet).toHaveFocus());
    });
    await step('Tab goes from the header to the footer and round', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Сбросить' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getAllByRole('checkbox', { name: 'Прямой' })[0]).toHaveFocus();
      screen.getByRole('button', { name: 'Показать 128 товаров' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Сбросить' })).toHaveFocus();
    });
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('and so does a press on the veil', async () => {
      await userEvent.click(button);
      const sheet = await screen.findByRole('dialog');
      await userEvent.click(sheet.previousElementSibling ?? document.body);
      await gone();
    });
  },
};

const drag = async (head: Element, path: readonly number[]) => {
  const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0, isPrimary: true });
  await fireEvent.pointerDown(head, at(path[0] ?? 0));
  for (const y of path) await fireEvent.pointerMove(head, at(y));
  await fireEvent.pointerUp(head, at(path.at(-1) ?? 0));
};

export const DraggedDownItClosesAndALittleIsNotEnough: Story = {
  args: { ...AtTheBottomWithAGrip.args },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Сортировка' });
    const title = screen.getByRole('heading', { name: 'Сортировка' });
    await step('a little: it springs back', async () => {
      await drag(title, [100, 105, 108]);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await waitFor(() => expect(sheet.style.translate).toBe(''));
    });
    await step('upwards: it does not follow', async () => {
      await fireEvent.pointerDown(title, { clientY: 100, pointerId: 1, button: 0 });
      await fireEvent.pointerMove(title, { clientY: 20, pointerId: 1 });
      await expect(sheet.style.translate).toMatch(/^0(px)?( 0px)?$/);
      await fireEvent.pointerUp(title, { clientY: 20, pointerId: 1 });
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('over a third of its height: it goes', async () => {
      await drag(title, [100, 180, 300]);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await gone();
    });
  },
};
