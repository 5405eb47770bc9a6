import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeSectionRows, makeStaffSection } from './sections.fixtures.ts';
import { mockSections } from './sections.mock.ts';
import { SectionsScreen } from './SectionsScreen.tsx';

const meta = {
  title: 'Staff/Sections/Opening',
  component: SectionsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/sections/111', route: '/sections/:id?' } },
} satisfies Meta<typeof SectionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
const has = (
  over: Parameters<typeof makeStaffSection>[0],
  meanwhile?: Parameters<typeof mockSections>[2],
) => [mockMe(), ...mockSections(makeSectionRows(), makeStaffSection(over), meanwhile)];
const seen = { hidden: false, within: true, unsold: [] };
const two = {
  pins: [501, 502],
  pinned: [
    { ...seen, id: 501, name: 'Диван «Роща»' },
    { ...seen, id: 502, name: 'Диван «Берег» с\u00a0оттоманкой и\u00a0ящиком для\u00a0постельного белья' },
  ],
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const opening = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Что показать первым' }));
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Сохранить' });
const pinsIn = (card: Awaited<ReturnType<typeof opening>>) =>
  card.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00a0', ' '));

export const PinnedGoodsSayWhyNobodySeesThem: Story = {
  parameters: {
    ...onPhone,
    msw: has({
      sort: 'new',
      list: 6,
      pins: [501, 502, 503, 504, 505],
      pinned: [
        { ...seen, id: 501, name: 'Диван «Роща»' },
        { ...seen, id: 502, name: 'Диван-трансформер «Верхнеднепровская-Нижегородская»', hidden: true },
        { ...seen, id: 503, name: 'Диван «Метро»', unsold: ['Урал', 'Санкт-Петербург'] },
        { ...seen, id: 504, name: 'Кресло «Лада»', within: false },
        { ...seen, id: 505, name: null, within: false },
      ],
    }),
  },
  async play({ canvas }) {
    const card = await opening(canvas);
    await expect(card.getByRole('combobox', { name: 'Порядок товаров' })).toHaveValue('new');
    await expect(card.getByText('Скрыт')).toBeVisible();
    await expect(card.getByText(/^Не.продаётся: Урал, Санкт-Петербург$/u)).toBeVisible();
    await expect(card.getByText(/^Лежит в.другом разделе$/u)).toBeVisible();
    await expect(card.getByText('Такого товара больше нет')).toBeVisible();
    await expect(save(canvas)).toBeDisabled();
  },
};

export const AnOrderAndGoodsThatAreFoundAreSavedAsOne: Story = {
  parameters: { ...unpictured, msw: has({}) },
  async play({ canvas, userEvent }) {
    const card = await opening(canvas);
    const sort = card.getByRole('combobox', { name: 'Порядок товаров' });
    await userEvent.selectOptions(sort, 'Сначала дешёвые');
    await userEvent.type(card.getByRole('combobox', { name: 'Закрепить товар' }), 'метро');
    await userEvent.click(await screen.findByRole('option', { name: 'Диван «Метро»' }));
    await waitFor(() => expect(pinsIn(card)).toEqual(['Диван «Метро»']));
    await userEvent.click(save(canvas));
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect(sort).toHaveValue('price-asc');
    await userEvent.click(card.getByRole('button', { name: 'Открепить: Диван «Метро»' }));
    await expect(card.queryByRole('link')).toBeNull();
    await expect(save(canvas)).toBeEnabled();
  },
};

export const AListIsChosenAndSaysHowItStands: Story = {
  parameters: { ...unpictured, msw: has({}) },
  async play({ canvas, userEvent }) {
    const card = await opening(canvas);
    const list = card.getByRole('combobox', { name: /^Список товаров/ });
    await expect(list).toHaveValue('');
    await userEvent.selectOptions(list, 'Распродажа');
    await expect(card.getByText(/^Его дни ещё не.начались/u)).toBeVisible();
    await userEvent.selectOptions(list, 'Новинки осени');
    await expect(card.queryByText(/^Его дни/u)).toBeNull();
    await userEvent.click(save(canvas));
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect(list).toHaveValue('5');
  },
};

export const WhoMayNotEditListsHasNoWayThere: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(['admin.access', 'catalog.edit']),
      ...mockSections(makeSectionRows(), makeStaffSection({ list: 5 })),
    ],
  },
  async play({ canvas }) {
    const card = await opening(canvas);
    await expect(card.getByRole('combobox', { name: /^Список товаров/ })).toHaveValue('5');
    await expect(card.queryByRole('link', { name: 'Открыть список' })).toBeNull();
  },
};

export const KeysPutPinsInOrder: Story = {
  parameters: { ...unpictured, msw: has(two) },
  async play({ canvas, userEvent }) {
    const card = await opening(canvas);
    const [first] = within(card.getByRole('list', { name: 'Закреплённые товары' })).getAllByRole('button');
    first?.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(pinsIn(card).at(-1)).toBe('Диван «Роща»'));
    await userEvent.click(save(canvas));
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect(pinsIn(card).at(-1)).toBe('Диван «Роща»');
  },
};

export const MoreThanTwelveAreNotPinned: Story = {
  parameters: {
    ...unpictured,
    msw: has({
      pins: Array.from({ length: 12 }, (_, at) => at + 1),
      pinned: Array.from({ length: 12 }, (_, at) => ({ ...seen, id: at + 1, name: `Диван ${at + 1}` })),
    }),
  },
  async play({ canvas }) {
    const card = await opening(canvas);
    await expect(card.getByText(/^Больше 12.товаров не.закрепить\.$/u)).toBeVisible();
    await expect(card.queryByRole('combobox', { name: 'Закрепить товар' })).toBeNull();
  },
};

export const WhatAnotherOnePinnedMeanwhileIsAsked: Story = {
  parameters: { ...unpictured, msw: has(two, (section) => ({ ...section, pins: [502] })) },
  async play({ canvas, userEvent }) {
    const card = await opening(canvas);
    await userEvent.click(card.getByRole('button', { name: /^Открепить: Диван «Берег»/u }));
    await userEvent.click(save(canvas));
    const asked = within(await canvas.findByRole('alert'));
    await expect(asked.getByText(/^Закреплённые товары: пока вы.писали/u)).toBeVisible();
    await expect(asked.getByText('Диван «Роща»')).toBeVisible();
    await expect(asked.getByText(/^Диван «Берег»/u)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Взять сохранённое' }));
    await waitFor(() => expect(pinsIn(card)).toEqual([expect.stringMatching(/^Диван «Берег»/u)]));
  },
};
