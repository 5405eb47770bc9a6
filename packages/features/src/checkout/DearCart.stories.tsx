import { CART_LIMITS_MAX } from '@siren/domain/cart';
import type { CartOffer, CartState } from '@siren/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { forgetOwn } from '../info/index.ts';
import { SelectionProvider } from '../services/index.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { CartPage } from './CartPage.tsx';
import { mockOrder } from './checkout.mock.ts';

/** A page that shows this cart, and a server that keeps it. */
const shopWith = (cart: CartState) => ({
  shop: { at: '/cart', route: '/cart', info: makeInfo({ cart }) },
  msw: [...mockCart(cart), ...mockOrder()],
});

const full = makeFullCart();
const LOFTY = 3_400_000_000;
/** Three chairs at more than an order holds, two of which it would. */
const lofty: CartState = {
  ...full,
  content: full.content.map((row) => (row.offer === 2 ? { ...row, price: LOFTY, key: `2:${LOFTY}` } : row)),
  offers: { ...full.offers, 2: { ...(full.offers[2] as CartOffer), price: LOFTY, oldPrice: null } },
};

const meta = {
  title: 'Pages/Cart of dear goods',
  component: CartPage,
  beforeEach: () => {
    resetCarts();
    forgetOwn();
  },
  decorators: [
    (Story) => (
      <SelectionProvider storage={null}>
        <Story />
      </SelectionProvider>
    ),
    withShop,
  ],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: { phone: { disable: false } } },
    ...shopWith(lofty),
  },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sumOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('complementary', { name: 'Ваш заказ' }));

export const ASumThatNoOrderHoldsIsTold: Story = {
  async play({ canvasElement }) {
    const sum = sumOf(canvasElement);
    await expect(sum.getByText(/^Такая сумма не.помещается в.один заказ/)).toBeVisible();
    await expect(sum.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  },
};

export const FewerPiecesOfItCanBeOrdered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const chairs = within(canvasElement).getByRole('group', { name: /Количество: Стул/ });
    await userEvent.click(within(chairs).getByRole('button', { name: 'Уменьшить' }));
    const sum = sumOf(canvasElement);
    await waitFor(() => expect(sum.queryByText(/^Такая сумма/)).toBeNull());
    await expect(sum.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled();
  },
};

const DEAREST = 9_999_999_999.99;
const stock = { status: 'in_stock' as const, quantity: CART_LIMITS_MAX.pieces };
/** Every row as dear and as long as rows can be: more than is counted. */
const dearest: CartState = {
  ...full,
  limits: CART_LIMITS_MAX,
  content: full.content.map((row) => ({
    ...row,
    price: DEAREST,
    quantity: CART_LIMITS_MAX.pieces,
    selected: true,
    key: `${row.offer}:${DEAREST}`,
  })),
  offers: Object.fromEntries(
    Object.entries(full.offers).map(([id, offer]) => [
      id,
      { ...offer, price: DEAREST, oldPrice: null, stock },
    ]),
  ),
};

export const MoreThanIsCountedIsShownAllTheSame: Story = {
  parameters: shopWith(dearest),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('listitem', { name: /Стул|Диван|Торшер/ })).toHaveLength(
      3,
    );
    const sum = sumOf(canvasElement);
    await expect(sum.getByText(/^Такая сумма не.помещается/)).toBeVisible();
    await expect(sum.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  },
};
