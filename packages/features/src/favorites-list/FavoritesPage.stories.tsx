import { mockCall } from '@siren/contract/mock';
import { askedPieces } from '@siren/domain/cart-codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { mockCart } from '../cart/cart.mock.ts';
import { lostFavorites, makeFavorites, mockFavorites } from '../favorites/favorites.mock.ts';
import { forbidden, serverFailed, tooManyRequests, withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { FavoritesPage } from './FavoritesPage.tsx';

const goods = makeFavorites(10);
const phone = { modes: { phone: { disable: false } } };
const user = { id: 1, login: 'buyer', name: 'Анна Смирнова', flags: [] };

const meta = {
  title: 'Pages/Favourites',
  component: FavoritesPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/favorites' },
    msw: [...mockFavorites(goods, lostFavorites), ...mockCart(makeCart())],
  },
} satisfies Meta<typeof FavoritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 товаров')).toBeVisible();
    await expect(canvas.getByText('Дешевле на 2 000 ₽')).toBeVisible();
    await expect(canvas.getByText('Больше не продаётся')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: mockFavorites([]), chromatic: phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Открыть каталог' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/favorites/list', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/favorites/list', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const TheServerFailed: Story = serverFailed('/api/favorites/list', 'Избранное не загрузилось');

export const Forbidden: Story = forbidden('/api/favorites/list', 'Избранное не загрузилось');

export const TooManyRequests: Story = tooManyRequests('/api/favorites/list', 'Избранное не загрузилось');

export const SignedInOnlyLostGoodsAreLeft: Story = {
  parameters: { shop: { info: makeInfo({ user }) }, msw: mockFavorites([], lostFavorites) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Удалить: Торшер/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Удалить: Торшер/ })).toBeNull());
    await expect(canvas.queryByText(/Войдите/)).toBeNull();
  },
};

export const WhatIsLetGoOfComesBackToItsPlace: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('article').map((card) => card.textContent);
    await canvas.findByText('12 товаров');
    const before = names();
    const hearts = canvas.getAllByRole('button', { name: 'В избранное', pressed: true });
    hearts[1]!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(9));
    await expect(canvas.getByText('11 товаров')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'В избранное' })[1]).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(names()).toEqual(before));
  },
};

export const WhoLetsGoOfEverythingKeepsTheFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true }, msw: mockFavorites(goods.slice(0, 1), lostFavorites) },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /^Удалить: Кресло/ });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Удалить: Торшер/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const heart = canvas.getByRole('button', { name: 'В избранное' });
    await waitFor(() => expect(heart).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Открыть каталог' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const OnlyWhatIsOutOfStock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Нет в.наличии 1$/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'В корзину все' })).toBeDisabled();
  },
};

export const AllIntoTheCartSaysWhatStaysBehind: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockCall('/api/cart/add-by-codes', ({ ids }) =>
        makeCart(ids.map((asked) => ({ offer: Number(askedPieces(asked).id), price: 1_000 }))),
      ),
      ...mockFavorites(goods),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В корзину все' }));
    await expect(await screen.findByText('В корзине: 8 товаров')).toBeVisible();
    await expect(canvas.getByText('Не добавлено: 2 товара')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'В корзину все' })).toBeDisabled();
  },
};
