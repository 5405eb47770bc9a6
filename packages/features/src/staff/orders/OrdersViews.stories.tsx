import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockViews, savedView } from '../kit/views/views.mock.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { staffOrders } from './orders.fixtures.ts';
import { mockStaffOrders } from './orders.mock.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const sort = { key: 'id', direction: 'descending' } as const;
const heavy = savedView({
  id: 7,
  name: 'Дорогие доставки',
  of: {
    list: 'orders',
    state: { query: '', filters: { status: ['new'] }, sort: { key: 'toPay', direction: 'descending' } },
  },
});
const shared = savedView({
  id: 8,
  name: 'Касса сегодня',
  shared: true,
  owner: { id: 4, name: 'Рустам' },
  of: { list: 'orders', state: { query: '', filters: { money: ['on_receipt'] }, sort } },
});
const lossy = savedView({
  id: 9,
  name: 'Старый склад',
  of: { list: 'orders', state: { query: '', filters: { status: ['waiting'] }, sort } },
  lost: ['store'],
});

/** A server of its own for each story that changes something there. */
const server = () => [
  mockMe(['admin.access', 'orders.manage']),
  ...mockViews([heavy, shared, lossy]),
  ...mockStaffOrders(staffOrders),
];

const meta = {
  title: 'Staff/Orders views',
  component: OrdersScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    msw: server(),
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unpictured = { chromatic: { disableSnapshot: true } };
const phoneToo = { chromatic: { modes: { phone: { disable: false } } } };
const body = () => within(document.body);
const tab = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('link', { name });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const OnesOwnAndSharedOnesStandBesideThoseThatEverybodyHas: Story = {
  parameters: { ...phoneToo, staff: { at: '/orders?status=new&sort=-toPay&view=7' } },
  async play({ canvas }) {
    await expect(await tab(canvas, 'Дорогие доставки')).toHaveAttribute('aria-current', 'page');
    await expect(await tab(canvas, 'Касса сегодня')).not.toHaveAttribute('aria-current');
    await expect(await canvas.findByRole('button', { name: 'Изменить вид…' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  },
};

export const AViewIsOnePressAway: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await userEvent.click(await tab(canvas, 'Дорогие доставки'));
    await expect(await canvas.findByText(/^4.заказа на/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^\d{6}$/u })[0]).toHaveTextContent('104499'),
    );
    await userEvent.click(await tab(canvas, /^Все/u));
    await expect(await canvas.findByText(/^11.заказов на/u)).toBeVisible();
  },
};

export const AViewThatWasChangedIsSavedOrReset: Story = {
  parameters: { msw: server(), ...phoneToo, staff: { at: '/orders?status=new,done&sort=-toPay&view=7' } },
  async play({ canvas }) {
    await press(canvas, 'Сбросить');
    await expect(await canvas.findByText(/^4.заказа на/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Сбросить' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Статус/u }));
    await userEvent.click(await body().findByRole('menuitemcheckbox', { name: 'Выдан' }));
    await userEvent.keyboard('{Escape}');
    await press(canvas, 'Сохранить');
    await expect(await canvas.findByRole('button', { name: 'Изменить вид…' })).toBeVisible();
    await expect(canvas.getByText(/^5.заказов на/u)).toBeVisible();
  },
};

export const WhatIsShownIsSavedUnderAName: Story = {
  parameters: { ...phoneToo, staff: { at: '/orders?money=due' } },
  async play({ canvas }) {
    await press(canvas, 'Сохранить вид…');
    const dialog = within(await body().findByRole('alertdialog', { name: 'Сохранить вид' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await dialog.findByText('Напишите название.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'дорогие Доставки');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await dialog.findByText(/^Ваш вид с.таким названием уже есть/u)).toBeVisible();
  },
};

export const OnceSavedItIsTheOneThatIsOpen: Story = {
  parameters: { msw: server(), ...unpictured, staff: { at: '/orders?money=due' } },
  async play({ canvas }) {
    await press(canvas, 'Сохранить вид…');
    const dialog = within(await body().findByRole('alertdialog', { name: 'Сохранить вид' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Должники');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Виден всем' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => expect(await tab(canvas, 'Должники')).toHaveAttribute('aria-current', 'page'));
    await expect(await canvas.findByRole('button', { name: 'Изменить вид…' })).toBeVisible();
  },
};

export const ASharedOneOfSomebodyElseIsChangedByNobodyElse: Story = {
  parameters: { ...unpictured, staff: { at: '/orders?money=on_receipt,paid&view=8' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Сохранить как новый вид…' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull();
    await press(canvas, 'Сбросить');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /вид…$/u })).toBeNull());
  },
};

const headsOf = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').flatMap((head) => (head.textContent ? [head.textContent] : []));

export const ColumnsAreChosenAndKept: Story = {
  parameters: phoneToo,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '104516' });
    const before = headsOf(canvas);
    await press(canvas, 'Столбцы');
    const menu = within(await body().findByRole('menu'));
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Номер' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Сумма' }));
    await waitFor(() => expect(headsOf(canvas)).toHaveLength(before.length - 1));
    await expect(headsOf(canvas).some((head) => head.startsWith('Сумма'))).toBe(false);
    await expect(Object.values({ ...localStorage }).join()).toContain('toPay');
  },
};

export const AViewHasColumnsOfItsOwn: Story = {
  parameters: { msw: server(), ...unpictured, staff: { at: '/orders?status=new&sort=-toPay&view=7&hide=' } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Изменить вид…' });
    await press(canvas, 'Столбцы');
    await userEvent.click(await body().findByRole('menuitemcheckbox', { name: 'Сумма' }));
    await userEvent.keyboard('{Escape}');
    await press(canvas, 'Сохранить');
    await canvas.findByRole('button', { name: 'Изменить вид…' });
    await userEvent.click(await tab(canvas, /^Все/u));
    await waitFor(() => expect(headsOf(canvas).some((head) => head.startsWith('Сумма'))).toBe(true));
    await userEvent.click(await tab(canvas, 'Дорогие доставки'));
    await waitFor(() => expect(headsOf(canvas).some((head) => head.startsWith('Сумма'))).toBe(false));
  },
};

export const ADeletedViewLeavesTheListAsItIs: Story = {
  parameters: { msw: server(), ...unpictured, staff: { at: '/orders?status=new&sort=-toPay&view=7' } },
  async play({ canvas }) {
    await press(canvas, 'Удалить вид…');
    const dialog = within(
      await body().findByRole('alertdialog', { name: /^Удалить вид «Дорогие доставки»/u }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Дорогие доставки' })).toBeNull());
    await expect(canvas.getByText(/^4.заказа на/u)).toBeVisible();
  },
};

export const AValueThatIsGoneIsTold: Story = {
  parameters: { ...phoneToo, staff: { at: '/orders?status=waiting&view=9' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/больше нет\. Список открыт без них\.$/u)).toBeVisible();
    await expect(await canvas.findByText(/^2.заказа на/u)).toBeVisible();
  },
};
