import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWork, closeToast, mockMe, withStaff } from '../stories/index.ts';
import { ListScreen } from './ListScreen.tsx';
import { makeStaffList, storyLists } from './productLists.fixtures.ts';
import { mockProductLists } from './productLists.mock.ts';
import type { MockListsOptions } from './productLists.mock.ts';

const me = mockMe([...atWork, 'product-lists.edit']);
const has = (list = makeStaffList(), options: MockListsOptions = {}) => [
  me,
  ...mockProductLists(storyLists, list, options),
];
const at = (id: string) => ({
  staff: { area: 'tools', at: `/product-list-editor/${id}`, route: '/product-list-editor/:id' },
});

const meta = {
  title: 'Staff/ProductList',
  component: ListScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at('3'), msw: has() },
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const rowsIn = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('button', { name: /^Переместить/u })
    .map((one) => one.getAttribute('aria-label')!.replace('Переместить: ', ''));

export const Loaded: Story = {
  parameters: {
    ...onPhonesToo,
    msw: has(makeStaffList(), {
      editors: [{ tab: '00000000-0000-4000-8000-000000000001', name: 'Максим Шевчук', offer: 904 }],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Максим Шевчук правит эту строку')).toBeVisible();
    await expect(canvas.getByText('Товара больше нет')).toBeVisible();
    await expect(canvas.getByText(/^Здесь не.покажем: Подушка/u)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: has(
      makeStaffList({
        ...{ goods: [], uses: [], changes: [] },
        content: { name: 'Дача', from: null, to: null, offers: [] },
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Товаров пока нет')).toBeVisible();
    await expect(canvas.getByText(/^Показывать нечего/u)).toBeVisible();
  },
};

export const MovedByTheKeysAndTakenBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Товары списка' });
    const handle = within(list).getByRole('button', { name: 'Переместить: Лампа «Груша»' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await waitFor(() => expect(rowsIn(list)[0]).toBe('Лампа «Груша»'));
    await expect(within(list).getByRole('button', { name: 'Переместить: Лампа «Груша»' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowsIn(list)[2]).toBe('Лампа «Груша»'));
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить, Ctrl Shift Z' }));
    await waitFor(() => expect(rowsIn(list)[0]).toBe('Лампа «Груша»'));
    await expect(canvas.getByText('Переместили: Лампа «Груша», шаг 1')).toBeVisible();
  },
};

export const ARemovedGoodComesBackToItsPlace: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Товары списка' });
    await userEvent.click(within(list).getByRole('button', { name: 'Убрать: Лампа «Груша»' }));
    await waitFor(() => expect(rowsIn(list)).toHaveLength(6));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(rowsIn(list)[2]).toBe('Лампа «Груша»'));
  },
};

export const AGoodThatIsGoneCanBeRemoved: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Убрать: Товар №.907$/u }));
    await waitFor(() => expect(canvas.queryByText('Товара больше нет')).toBeNull());
    await closeToast('Товар № 907: убрали с места 7');
  },
};

export const FoundAndAdded: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /^Название/u }), 'т');
    const found = within(await canvas.findByRole('list', { name: 'Находки' }));
    await expect(found.getByText(/^уже в.списке, место.2$/u)).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Добавить: Торшер «Аист»' }));
    await expect(await found.findByText(/^уже в.списке, место.8$/u)).toBeVisible();
    await expect(await canvas.findByText('Всё сохранено')).toBeVisible();
  },
};

export const PastedArticles: Story = {
  parameters: { ...onPhonesToo, msw: has(makeStaffList(), { several: ['4601230000'] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Вставить артикулы' }));
    await userEvent.paste('1187203\n1150946\n11633\n4601230000');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить артикулы' }));
    await expect(await canvas.findByText(/^Нашли 2, из.них 1 уже в.списке/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Похоже на.1163310$/u })).toBeVisible();
    await expect(canvas.getByText(/^Строка 4, подходит нескольким товарам/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Добавить 1.товар$/u })).toBeVisible();
    // The picture is of the whole page, wherever the typing has scrolled it.
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const WhatMeansNoGoodStaysInTheField: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Вставить артикулы' });
    await userEvent.click(field);
    await userEvent.paste('1187203\n1150946\n11633');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить артикулы' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Добавить 1.товар$/u }));
    await expect(field).toHaveValue('11633');
  },
};

export const TheOtherEditorsChangeComes: Story = {
  parameters: {
    ...unpictured,
    msw: has(makeStaffList(), { meanwhile: { kind: 'add', offer: 908, after: null } }),
  },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Товары списка' });
    await userEvent.click(within(list).getByRole('button', { name: 'Убрать: Лампа «Груша»' }));
    await waitFor(() => expect(rowsIn(list)[0]).toBe('Торшер «Аист»'));
    await expect(rowsIn(list)).toHaveLength(7);
  },
};

export const WithoutALineChangesWait: Story = {
  parameters: { msw: has(makeStaffList(), { offline: true }) },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Товары списка' });
    await userEvent.click(within(list).getByRole('button', { name: 'Убрать: Лампа «Груша»' }));
    await expect(await canvas.findByText('Нет связи, сохраним позже')).toBeVisible();
    await expect(rowsIn(list)).toHaveLength(6);
    await closeToast('Лампа «Груша»: убрали с места 3');
  },
};

export const DaysThatDoNotFit: Story = {
  parameters: {
    ...unpictured,
    msw: has(
      makeStaffList({ content: { name: 'Свет', from: '2026-11-20', to: '2026-11-25', offers: [901] } }),
    ),
  },
  async play({ canvas, userEvent }) {
    const last = await canvas.findByRole('textbox', { name: 'Последний день' });
    await userEvent.clear(last);
    await userEvent.type(last, '01.11.2026');
    await userEvent.tab();
    await expect(await canvas.findByText('Последний день раньше первого.')).toBeVisible();
    await userEvent.clear(last);
    await userEvent.type(last, '20.11.2026');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('Закончился')).toBeVisible();
  },
};

export const AListThatThereIsNot: Story = {
  parameters: { ...unpictured, msw: has(), ...at('99') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const ANewOneNeedsAName: Story = {
  parameters: { ...unpictured, msw: has(), ...at('new') },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать список' }));
    await expect(await canvas.findByText('Напишите название.')).toBeVisible();
  },
};

export const ACopyBeginsWithItsGoods: Story = {
  parameters: {
    ...unpictured,
    msw: has(),
    staff: {
      area: 'tools',
      at: '/product-list-editor/new?from=3',
      route: '/product-list-editor/:id',
    },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue(
      'Новинки осени: копия',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Создать список' }));
    await expect(await canvas.findByRole('list', { name: 'Товары списка' })).toBeVisible();
  },
};

const askDeletion = async (canvas: Canvas, user: User) => {
  await user.click(await canvas.findByRole('button', { name: 'Ещё: Новинки осени' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
  return screen.findByRole('alertdialog');
};

export const AListOnPagesIsNotDeleted: Story = {
  parameters: { ...onPhonesToo, pictures: { whole: true }, msw: has() },
  async play({ canvas, userEvent }) {
    const dialog = await askDeletion(canvas, userEvent);
    await expect(within(dialog).getByText('Осень дома')).toBeVisible();
    await expect(within(dialog).getByText(/^3-й.блок, черновик$/u)).toBeVisible();
  },
};

export const DeletedAndBroughtBack: Story = {
  parameters: {
    ...unpictured,
    msw: has(makeStaffList({ uses: [] })),
    // The list of lists, where one comes to, is a screen of its own.
    staff: { area: 'tools', at: '/product-list-editor/3', route: '/product-list-editor/:id?' },
  },
  async play({ canvas, userEvent }) {
    const dialog = await askDeletion(canvas, userEvent);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Новинки осени' })).toBeVisible();
  },
};
