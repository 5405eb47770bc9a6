import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { makeFullCart, makeTroubledCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { mockCodes } from './cart-codes.mock.ts';
import { CodesPage } from './CodesPage.tsx';

const full = makeFullCart({ content: [] });
const shown = { ...makeTroubledCart(), content: [] };
const article = (id: number) => full.offers[id]?.article ?? '';
const info = makeInfo({ cart: full });

const meta = {
  title: 'Pages/Cart codes',
  component: CodesPage,
  beforeEach: resetCarts,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/cart/codes', route: '/cart/codes', info },
    msw: [...mockCodes(full), ...mockCart(full)],
  },
} satisfies Meta<typeof CodesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (element: HTMLElement, text: string) => {
  const canvas = within(element);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Коды товаров' }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
  return canvas;
};

export const Empty: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Проверить' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Сканировать' })).toBeNull();
  },
};

export const EachCodeSaysWhatItMeans: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: mockCodes({
      ...shown,
      offers: { ...shown.offers, 4: { ...full.offers[1]!, id: 4, article: '46-01' } },
    }),
  },
  async play({ canvasElement }) {
    const list = [`46-01 x2`, `${article(2)} 5`, article(1), article(3), 'NET-TAKOGO'].join('\n');
    const canvas = await write(canvasElement, list);
    await expect(await canvas.findByRole('heading', { name: 'Можно добавить 2 из\u00a05' })).toBeVisible();
    for (const word of ['Найден', 'Не хватает', 'Только для экспозиции', 'Нет в наличии', 'Не найден']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};

export const WhatHasGoneAndWhatSeveralCouldMeanIsSaid: Story = {
  parameters: {
    msw: mockCodes(full, [
      ['0042', [{ offer: full.offers[1]!, gone: true }]],
      [
        '70073',
        [
          { offer: { ...full.offers[2]!, article: '0070073' }, gone: false },
          { offer: { ...full.offers[1]!, article: '070073' }, gone: true },
        ],
      ],
      [
        'ugol',
        [
          { offer: { ...full.offers[2]!, article: 'Ugol' }, gone: false },
          { offer: { ...full.offers[3]!, article: 'UGOL' }, gone: false },
        ],
      ],
    ]),
  },
  async play({ canvasElement }) {
    const canvas = await write(canvasElement, '0042\n70073\nugol');
    await expect(await canvas.findByText('Больше не продаётся')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /«Лада»/u })).toBeNull();
    await expect(canvas.getByText('Введите код целиком, с нулями в начале.')).toBeVisible();
    await expect(canvas.getByText('Введите код теми же буквами, большими и маленькими.')).toBeVisible();
    for (const code of ['0070073', '070073', 'Ugol', 'UGOL'])
      await expect(canvas.getByText(code, { exact: true })).toBeVisible();
    const unclear = canvas.getAllByRole('list', { name: 'Что подходит' });
    await expect(unclear.map((list) => within(list).queryAllByRole('link').length)).toEqual([1, 2]);
    await expect(canvas.queryByRole('button', { name: /корзину/u })).toBeNull();
  },
};

export const AllThatIsFoundGoesIntoTheCartAndTheRestStays: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = await write(canvasElement, `${article(1)} x2; ${article(3)}\nNET-TAKOGO`);
    await userEvent.click(await canvas.findByRole('button', { name: /^В.корзину 3.товара на/u }));
    await expect(await within(document.body).findByText(/Добавлено: 3.товара/u)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('NET-TAKOGO');
  },
};

export const NothingIsFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = await write(canvasElement, 'NET-TAKOGO');
    await expect(
      await canvas.findByRole('heading', { name: 'По\u00a0этим кодам добавить нечего' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /корзину/u })).toBeNull();
  },
};

export const WhatSomebodyElseTookMeanwhileIsSaidAndLookedUpAgain: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/cart/add-by-codes', () => refusal('cart.item_unavailable')), ...mockCodes(full)],
  },
  async play({ canvasElement }) {
    const canvas = await write(canvasElement, article(1));
    await userEvent.click(await canvas.findByRole('button', { name: /^В.корзину/u }));
    await expect(await within(document.body).findByText(/Товара не хватает/u)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /Можно добавить/u })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(article(1));
  },
};

export const Failed: Story = {
  parameters: {
    msw: [mockCall('/api/cart/find-codes', () => refusal('general.too_many_requests'))],
  },
  async play({ canvasElement }) {
    const canvas = await write(canvasElement, '1204501 x2');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('нажмите «Проверить» ещё раз');
    await expect(canvas.getByRole('textbox')).toHaveValue('1204501 x2');
  },
};
