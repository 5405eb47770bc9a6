import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import {
  BoxIcon,
  ChevronDownIcon,
  ExternalIcon,
  ReceiptIcon,
  RefreshIcon,
  StarIcon,
  TrashIcon,
} from '../icons/index.ts';
import { choice, enlargeText, longest } from '../story-kit/index.ts';
import { ContextMenu } from './ContextMenu.tsx';
import { Menu, menuAligns } from './Menu.tsx';
import { MenuCheckbox } from './MenuCheckbox.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuRadio } from './MenuRadio.tsx';
import { MenuRadioGroup } from './MenuRadioGroup.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';
import { MenuSub } from './MenuSub.tsx';

const chosen = fn();

const items = (
  <>
    <MenuItem icon={<ReceiptIcon />} shortcut="Ctrl D" onSelect={() => chosen('Копировать')}>
      Копировать
    </MenuItem>
    <MenuItem icon={<RefreshIcon />} onSelect={() => chosen('Продлить')}>
      Продлить
    </MenuItem>
    <MenuItem disabled icon={<BoxIcon />} onSelect={() => chosen('В архив')}>
      В архив
    </MenuItem>
    <MenuSub icon={<ExternalIcon />} label="Выгрузить">
      <MenuItem onSelect={() => chosen('CSV')}>Таблицей CSV</MenuItem>
      <MenuItem onSelect={() => chosen('PDF')}>Листом PDF</MenuItem>
    </MenuSub>
    <MenuSeparator />
    <MenuItem tone="danger" icon={<TrashIcon />} shortcut="Del" onSelect={() => chosen('Удалить')}>
      Удалить
    </MenuItem>
  </>
);

const meta = {
  title: 'Components/Menu',
  component: Menu,
  subcomponents: {
    ContextMenu,
    MenuItem,
    MenuCheckbox,
    MenuRadioGroup,
    MenuRadio,
    MenuGroup,
    MenuSub,
    MenuSeparator,
  },
  argTypes: { align: choice(menuAligns) },
  args: {
    trigger: (
      <Button variant="line" icon={<ChevronDownIcon />}>
        Действия
      </Button>
    ),
    onOpenChange: fn(),
    children: items,
  },
  beforeEach: () => void chosen.mockClear(),
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });
const opened = () => screen.findByRole('menu', { name: 'Действия' });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryKindOfItemInEveryState: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem icon={<ReceiptIcon />} shortcut="Ctrl D">
          Копировать
        </MenuItem>
        <MenuItem icon={<RefreshIcon />} data-highlighted="">
          Продлить, под указателем
        </MenuItem>
        <MenuItem icon={<StarIcon />} data-pseudo="focus" data-highlighted="">
          Отметить, с клавиатуры
        </MenuItem>
        <MenuItem disabled icon={<BoxIcon />} shortcut="Ctrl E">
          В архив
        </MenuItem>
        <MenuItem>Без значка</MenuItem>
        <MenuSub icon={<ExternalIcon />} label="Выгрузить">
          <MenuItem>Таблицей CSV</MenuItem>
        </MenuSub>
        <MenuSeparator />
        <MenuGroup label="Столбцы">
          <MenuCheckbox defaultChecked>Скидка</MenuCheckbox>
          <MenuCheckbox>Автор</MenuCheckbox>
          <MenuCheckbox disabled defaultChecked>
            Код
          </MenuCheckbox>
        </MenuGroup>
        <MenuSeparator />
        <MenuRadioGroup label="Строки" defaultValue="dense">
          <MenuRadio value="dense">Плотные</MenuRadio>
          <MenuRadio value="airy">Просторные</MenuRadio>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<TrashIcon />} shortcut="Del">
          Удалить
        </MenuItem>
        <MenuItem tone="danger" icon={<TrashIcon />} data-highlighted="">
          Удалить, под указателем
        </MenuItem>
      </>
    ),
  },
  play: async () => {
    await opened();
  },
};

export const ASubmenuBesideItOrOverItOnAPhone: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Действия' }));
    await opened();
    item('Выгрузить').focus();
    await userEvent.keyboard('{ArrowRight}');
    await focused('Таблицей CSV');
  },
};

export const LongWordsFitWithTextAt200Percent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuItem icon={<ReceiptIcon />} shortcut="Ctrl Shift D">
          {longest.label}
        </MenuItem>
        <MenuCheckbox>{longest.name}</MenuCheckbox>
        <MenuSub label={longest.word}>
          <MenuItem>{longest.word}</MenuItem>
        </MenuSub>
      </>
    ),
  },
  beforeEach: enlargeText,
  play: async () => {
    const menu = await opened();
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

export const ArrowsHomeEndAndLettersMove: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Действия' });
    await step('the down arrow opens it on the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await opened();
      await focused('Копировать');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('arrows go round and pass over what is disabled', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await focused('Удалить');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await focused('Выгрузить');
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{End}');
      await focused('Удалить');
      await userEvent.keyboard('{Home}');
      await focused('Копировать');
    });
    await step('Russian letters find an item by its beginning', async () => {
      await userEvent.keyboard('пр');
      await focused('Продлить');
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(chosen).not.toHaveBeenCalled();
    });
    await step('Enter opens it, Space chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await focused('Копировать');
      await userEvent.keyboard(' ');
      await gone();
      await expect(chosen.mock.calls).toEqual([['Копировать']]);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const TheRightArrowOpensASubmenuAndTheLeftOneLeavesIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    within(canvasElement).getByRole('button', { name: 'Действия' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('Копировать');
    await step('in and back', async () => {
      item('Выгрузить').focus();
      await userEvent.keyboard('{ArrowRight}');
      await focused('Таблицей CSV');
      await expect(item('Выгрузить')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowLeft}');
      await focused('Выгрузить');
    });
    await step('Enter opens it too, and what is chosen there closes everything', async () => {
      await userEvent.keyboard('{Enter}');
      await focused('Таблицей CSV');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await gone();
      await expect(chosen.mock.calls).toEqual([['PDF']]);
    });
  },
};

const columns = fn();
const rows = fn();

export const SeveralAreSwitchedAtOnceAndOneOfManyIsChosen: Story = {
  args: {
    children: (
      <>
        <MenuGroup label="Столбцы">
          <MenuCheckbox defaultChecked onCheckedChange={columns}>
            Скидка
          </MenuCheckbox>
          <MenuCheckbox>Автор</MenuCheckbox>
        </MenuGroup>
        <MenuRadioGroup label="Строки" defaultValue="dense" onValueChange={rows}>
          <MenuRadio value="dense">Плотные</MenuRadio>
          <MenuRadio value="airy">Просторные</MenuRadio>
        </MenuRadioGroup>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Действия' }));
    const menu = within(await opened());
    await step('the menu stays while boxes are ticked', async () => {
      const group = within(menu.getByRole('group', { name: 'Столбцы' }));
      await userEvent.click(group.getByRole('menuitemcheckbox', { name: 'Скидка' }));
      await userEvent.click(group.getByRole('menuitemcheckbox', { name: 'Автор' }));
      await expect(columns).toHaveBeenLastCalledWith(false);
      await expect(group.getByRole('menuitemcheckbox', { name: 'Скидка' })).not.toBeChecked();
      await expect(group.getByRole('menuitemcheckbox', { name: 'Автор' })).toBeChecked();
    });
    await step('a choice closes it', async () => {
      const group = within(menu.getByRole('group', { name: 'Строки' }));
      await expect(group.getByRole('menuitemradio', { name: 'Плотные' })).toBeChecked();
      await userEvent.click(group.getByRole('menuitemradio', { name: 'Просторные' }));
      await expect(rows).toHaveBeenLastCalledWith('airy');
      await gone();
    });
  },
};

function AsksFirst() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button variant="line">Действия</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Переименовать</MenuItem>
        <MenuItem render={<a href="#history">История</a>}>История</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Новое имя">
        Как назвать купон?
      </Dialog>
    </>
  );
}

export const ADialogOpenedFromItGivesTheFocusBackToItsButton: Story = {
  render: () => <AsksFirst />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Действия' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await step('an item may be a link', async () => {
      await focused('Переименовать');
      await expect(item('История')).toHaveAttribute('href', '#history');
    });
    await step('the focus goes into the dialog, and then where the menu came from', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Новое имя' });
      await gone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const TheRightButtonOpensTheMenuOfAPlace: Story = {
  render: () => (
    <ContextMenu
      label="Действия с купоном"
      target={
        <div style={{ width: 'fit-content' }}>
          <Button variant="line">Купон LADA20</Button>
        </div>
      }
    >
      {items}
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('button', { name: 'Купон LADA20' });
    place.focus();
    await fireEvent.contextMenu(place, { clientX: 60, clientY: 50 });
    await screen.findByRole('menu', { name: 'Действия с купоном' });
    await userEvent.keyboard('{ArrowDown}');
    await focused('Копировать');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(chosen.mock.calls).toEqual([['Копировать']]);
    await waitFor(() => expect(place).toHaveFocus());
    await fireEvent.contextMenu(place, { clientX: 60, clientY: 50 });
    await screen.findByRole('menu', { name: 'Действия с купоном' });
  },
};
