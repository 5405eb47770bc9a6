import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { longGood, staffGoods } from './goods.fixtures.ts';
import { mockGoods } from './goods.mock.ts';
import { GoodsScreen } from './GoodsScreen.tsx';

const meta = {
  title: 'Staff/Goods',
  component: GoodsScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products' },
    msw: [mockMe(), ...mockGoods(staffGoods)],
  },
} satisfies Meta<typeof GoodsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
/** What a link to a good says goes on with what else is known of it. */
const SOFA = /^Диван «Лада» двухместный/u;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: SOFA })).toHaveAttribute('href', '/products/701');
    await expect(canvas.getByRole('heading', { name: 'Товары', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^6.товаров$/u)).toBeVisible();
  },
};

export const FoundByItsArticle: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: SOFA });
    await userEvent.type(canvas.getByRole('searchbox'), '1187002{Enter}');
    await expect(await canvas.findByText(/^1.товар$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Стул «Аск», дуб' })).toBeVisible();
  },
};

export const NarrowedByBrandAndStock: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const menu = async (name: RegExp, choice: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const open = within(await within(document.body).findByRole('menu'));
      await userEvent.click(open.getByRole('menuitemcheckbox', { name: choice }));
      await userEvent.keyboard('{Escape}');
    };
    await menu(/^Бренд/u, 'Лада');
    await expect(await canvas.findByText(/^2.товара$/u)).toBeVisible();
    await menu(/^Остаток/u, 'Нет');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(await canvas.findByText(/^6.товаров$/u)).toBeVisible();
  },
};

const askForPrices = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Цены' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Цены' }));
};

export const NarrowedByPrice: Story = {
  async play({ canvas }) {
    const asked = await askForPrices(canvas);
    await userEvent.type(asked.getByRole('textbox', { name: 'От, ₽' }), '10 000');
    await userEvent.type(asked.getByRole('textbox', { name: 'До, ₽' }), '50 000,50{Enter}');
    await expect(
      await canvas.findByRole('button', { name: /^Цены от.10.000.₽ до.50.000,50.₽$/u }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^2.товара$/u)).toBeVisible();
  },
};

export const PricesThatMayMeanTwoThings: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const asked = await askForPrices(canvas);
    await userEvent.type(asked.getByRole('textbox', { name: 'От, ₽' }), '10 000');
    await userEvent.type(asked.getByRole('textbox', { name: 'До, ₽' }), '1.234{Enter}');
    await expect(await asked.findByText(/^Напишите «1.234» или «1,23»/u)).toBeVisible();
    await expect(canvas.getByText(/^6.товаров$/u)).toBeInTheDocument();
  },
};

export const InTheOrderOfPrices: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: SOFA });
    const price = canvas.getByRole('columnheader', { name: /^Цена/u });
    await userEvent.click(within(price).getByRole('button'));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /«/u })[0]).toHaveTextContent(/^Стул «Аск»/u),
    );
  },
};

export const WhatStaffSetIsAViewOfItsOwn: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const views = within(await canvas.findByRole('navigation', { name: 'Товары: виды' }));
    await userEvent.click(views.getByRole('link', { name: 'Изменены вручную' }));
    await expect(await canvas.findByText(/^1.товар$/u)).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(), ...mockGoods([longGood, ...staffGoods])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Диван-трансформер/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(), ...mockGoods([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Товаров пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(), mockCall('/api/admin/catalog/list', () => new Promise(() => {})), ...mockGoods([])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: /Товары/u })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/catalog/list', () => refusal('general.unavailable')),
      ...mockGoods([]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
