import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeBrands, mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/Brands',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/3', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeBrands())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { chromatic: { modes: { phone: { disable: false } } } };
const unpictured = { chromatic: { disableSnapshot: true } };

async function choose({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, ...names: string[]) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Выбрать: ${name}` }));
}
async function ask({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await choose({ canvas, userEvent }, 'Sirius', 'SIRIUS');
  await userEvent.click(canvas.getByRole('button', { name: 'Объединить…' }));
  return within(await screen.findByRole('dialog', { name: /^Объединить 2.бренда$/u }));
}

export const Loaded: Story = {
  parameters: phone,
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /^38.товаров бренда SIRIUS$/u });
    await expect(link).toHaveAttribute('href', '/products?brand=SIRIUS');
    await expect(canvas.getByText('В файлах также: Wormwood')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Запись' })).toBeNull();
  },
};

export const WhatMergingDoesIsSaidBefore: Story = {
  parameters: phone,
  async play(context) {
    const dialog = await ask(context);
    await expect(dialog.getByRole('radio', { name: 'Sirius' })).toBeChecked();
    await expect(dialog.getByText('SIRIUS, sirius ltd')).toBeVisible();
    await expect(await dialog.findByText('Промокоды станут для «Sirius»')).toBeVisible();
    await expect(dialog.getByText('SIRIUS10, ГАМАК15')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('radio', { name: 'SIRIUS' }));
    await expect(await dialog.findByText('ведут на «SIRIUS»')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(/^Промокоды/u)).toBeNull());
  },
};

export const OneBrandStays: Story = {
  parameters: { msw: [mockMe(), ...mockRefs(makeBrands())] },
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await ask(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
    await expect(await canvas.findByRole('link', { name: /^1\s242.товара бренда Sirius$/u })).toBeVisible();
    await expect(canvas.getByText('В файлах также: SIRIUS, sirius ltd')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Выбрать: SIRIUS' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Выбранные бренды' })).toBeNull();
  },
};

export const GoodsThatCameMeanwhileAreShownFirst: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      ...mockRefs(makeBrands(), (reference) => ({
        ...reference,
        entries: reference.entries.map((entry) => (entry.id === 52 ? { ...entry, uses: 40 } : entry)),
      })),
    ],
  },
  async play(context) {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByText('40 товаров')).toHaveLength(2));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
    await expect(await context.canvas.findByRole('link', { name: /^1\s244.товара/u })).toBeVisible();
  },
};

export const ABrandThatGoodsHaveIsReplaced: Story = {
  parameters: phone,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: SIRIUS' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Эту запись не.удалить$/u }));
    await userEvent.click(question.getByRole('button', { name: 'Заменить другим…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Заменить бренд другим' }));
    await expect(dialog.getByRole('button', { name: 'Заменить' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Вместо бренда «SIRIUS»' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Полынь/u }));
    await expect(await dialog.findByText('38 товаров')).toBeVisible();
    await expect(await dialog.findByText('Промокоды станут для «Полынь»')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Заменить' })).toBeEnabled();
  },
};

export const ABrandWithoutGoodsIsDeleted: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeBrands())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Ухта Мебель' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Удалить запись?' }));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Выбрать: Ухта Мебель' })).toBeNull());
  },
};

export const LookingForSomethingElseLeavesNothingChosen: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, 'Sirius', 'SIRIUS');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Слово или часть слова' }), 'wormwood');
    await expect(await canvas.findByRole('checkbox', { name: 'Выбрать: Полынь' })).not.toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Выбранные бренды' })).toBeNull();
  },
};
