import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { CartOffer } from '@siren/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { AddToCart } from './AddToCart.tsx';
import { makeFullCart } from './cart.fixtures.ts';
import { mockCart, resetCarts } from './cart.mock.ts';

const full = makeFullCart();
const offer = full.offers[3] as CartOffer;
const without = { ...full, content: full.content.filter((row) => row.offer !== offer.id) };

const meta = {
  title: 'Patterns/Cart/Add to cart',
  component: AddToCart,
  beforeEach: resetCarts,
  decorators: [withShop],
  args: { offer },
  parameters: {
    shop: { info: makeInfo({ cart: without }) },
    msw: mockCart({ ...without, offers: full.offers }),
  },
} satisfies Meta<typeof AddToCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BecomesAStepperInTheSamePlace: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(await canvas.findByRole('spinbutton')).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Увеличить' })).toHaveFocus();
    const stepper = canvas.getByRole('group', { name: 'Количество' });
    await waitFor(() => expect(stepper).not.toHaveAttribute('aria-busy'));
  },
};

export const LoweredBelowOneItIsTheButtonAgain: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('Положить в корзину', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
      const stepper = await canvas.findByRole('group', { name: 'Количество' });
      await waitFor(() => expect(stepper).not.toHaveAttribute('aria-busy'));
    });
    await step('Убрать последнюю', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Уменьшить' }));
      await expect(await canvas.findByRole('button', { name: 'В корзину' })).toHaveFocus();
      // The server has heard of it: what is under way would come to the cart of the next story.
      await within(document.body).findByRole('button', { name: 'Вернуть' });
    });
  },
};

export const WhatWasLoweredBelowOneComesBackByKeyboard: Story = {
  parameters: {
    shop: { info: makeInfo({ cart: full }) },
    msw: mockCart(full),
    chromatic: { disableSnapshot: true },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const field = await canvas.findByRole('spinbutton');
    const before = (field as HTMLInputElement).value;
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(await canvas.findByRole('button', { name: 'В корзину' })).toHaveFocus();
    await body.findByRole('button', { name: 'Вернуть' });
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'В корзину' })).not.toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('spinbutton')).toHaveValue(before);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Увеличить' })).toHaveFocus());
  },
};

export const RefusedItIsTheButtonAgainAndSaysWhy: Story = {
  parameters: { msw: [mockCall('/api/cart/add', () => refusal('cart.item_unavailable'))] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(await within(document.body).findByText(/не хватает в наличии/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'В корзину' })).toBeVisible();
  },
};

export const OutOfStock: Story = {
  args: { offer: { ...offer, stock: { status: 'out_of_stock', quantity: 0 } } },
};

export const ForExpositionOnly: Story = { args: { offer: { ...offer, exposition: true } } };
