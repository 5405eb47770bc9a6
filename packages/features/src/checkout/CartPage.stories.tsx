import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { CartOffer, CartState } from '@siren/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { forgetOwn } from '../info/index.ts';
import { SelectionProvider } from '../services/index.ts';
import { withShop } from '../stories/index.ts';
import { makeCards, makeInfo } from '../testing/index.ts';
import { makeFullCart, makeTroubledCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts } from '../cart/cart.mock.ts';
import { CartPage } from './CartPage.tsx';
import { mockOrder } from './checkout.mock.ts';

/** A page that shows this cart, and a server that keeps it. */
const shopWith = (cart: CartState) => ({
  shop: { at: '/cart', route: '/cart', info: makeInfo({ cart }) },
  msw: [...mockCart(cart), ...mockOrder()],
});

const meta = {
  title: 'Pages/Cart',
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
    ...shopWith(makeFullCart()),
  },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = { parameters: shopWith(makeFullCart({ content: [], delivery: null })) };

export const RowsThatCannotBeOrderedSayWhy: Story = { parameters: shopWith(makeTroubledCart()) };

const full = makeFullCart();
/** The chairs were sold while they lay in the cart. */
const soldMeanwhile: CartState = {
  ...full,
  offers: {
    ...full.offers,
    2: { ...(full.offers[2] as CartOffer), stock: { status: 'out_of_stock', quantity: 0 } },
  },
};

export const WhatIsNotSoldIsLeftOutByOnePress: Story = {
  parameters: shopWith(soldMeanwhile),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chairs = canvas.getByRole('checkbox', { name: /^Заказать: Стул/ });
    await expect(chairs).not.toBeChecked();
    await expect(chairs).toBeDisabled();
    await expect(canvas.getAllByText(/^1.товар$/)[0]).toBeVisible();
    const [words] = canvas.getAllByText(/^Часть товаров заказать нельзя/);
    await expect(words).toBeInTheDocument();
  },
};

export const ThenTheRestIsOrdered: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...shopWith(soldMeanwhile) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const drop = (await canvas.findAllByRole('button', { name: /^Убрать и.оформить$/ })).at(0)!;
    await userEvent.click(drop);
    // What is missing in the form is asked for, as with any order.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ФИО' })).toHaveFocus());
    await expect(canvas.queryByText(/^Часть товаров заказать нельзя/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled();
  },
};

const troubled = makeTroubledCart();
/** As after a change of region: the server tells a price of 0. */
const unsold: CartState = {
  ...troubled,
  content: troubled.content.map((row) => (row.offer === 3 ? { ...row, price: 0, selected: false } : row)),
  offers: { ...troubled.offers, 3: { ...(troubled.offers[3] as CartOffer), price: 0 } },
};

export const WhatTheRegionDoesNotSellHasNoPrice: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...shopWith(unsold) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const lamp = canvas.getByRole('listitem', { name: /Торшер/ });
    await expect(within(lamp).getByText(/Нет в.наличии/)).toBeVisible();
    await expect(within(lamp).queryByText(/₽/)).toBeNull();
    await expect(within(canvas.getByRole('listitem', { name: /Стул/ })).getAllByText(/₽/)).not.toHaveLength(
      0,
    );
  },
};

export const LongNamesAndLargeSums: Story = {
  parameters: shopWith(
    makeFullCart({
      content: makeFullCart().content.map((row) => ({
        ...row,
        price: 9_999_999,
        quantity: 4,
        selected: true,
      })),
      offers: Object.fromEntries(
        Object.entries(makeFullCart().offers).map(([id, offer]) => [
          id,
          {
            ...offer,
            price: 9_999_999,
            name: 'Шкаф-купе четырёхдверный «Достопримечательность» с водоотталкивающим антивандальным покрытием',
          },
        ]),
      ),
    }),
  ),
};

export const AQuantityChangesTheSumAtOnce: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chairs = canvas.getByRole('group', { name: /Количество: Стул/ });
    await userEvent.click(within(chairs).getByRole('button', { name: 'Увеличить' }));
    await expect(within(chairs).getByRole('spinbutton')).toHaveValue('4');
    await expect(await canvas.findByText(/было 3, станет 4/)).toBeVisible();
    const sum = canvas.getByRole('complementary', { name: 'Ваш заказ' });
    await waitFor(() => expect(sum).toHaveTextContent(/85\s940\s₽/));
    await waitFor(() => expect(canvas.queryByText(/станет 4/)).toBeNull());
  },
};

export const ARefusedQuantityGoesBackAndSaysWhy: Story = {
  parameters: {
    msw: [mockCall('/api/cart/update', () => refusal('cart.item_unavailable')), ...mockCart(makeFullCart())],
    // The popup goes by itself.
    chromatic: { disableSnapshot: true },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chairs = canvas.getByRole('group', { name: /Количество: Стул/ });
    await userEvent.click(within(chairs).getByRole('button', { name: 'Увеличить' }));
    await expect(within(chairs).getByRole('spinbutton')).toHaveValue('4');
    await expect(await within(document.body).findByText(/не хватает в наличии/)).toBeVisible();
    await waitFor(() => expect(within(chairs).getByRole('spinbutton')).toHaveValue('3'));
  },
};

export const ARemovedRowCanBeBroughtBack: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chair = canvas.getByRole('listitem', { name: /Стул/ });
    await userEvent.click(within(chair).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: /Стул/ })).toBeNull());
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Вернуть' }));
    const back = await canvas.findByRole('group', { name: /Количество: Стул/ });
    await waitFor(() => expect(within(back).getByRole('spinbutton')).toHaveValue('3'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Удалить выбранные' })).toBeEnabled());
  },
};

export const SeveralRemovedRowsComeBackAtOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить выбранные' }));
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: /Стул/ })).toBeNull());
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Вернуть' }));
    const back = await canvas.findByRole('group', { name: /Количество: Стул/ });
    await waitFor(() => expect(within(back).getByRole('spinbutton')).toHaveValue('3'));
    await expect(canvas.getByRole('listitem', { name: /Диван/ })).toBeVisible();
  },
};

export const AnUndoThatFailsIsSaidAndOfferedAgain: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockCall('/api/cart/restore', () => refusal('cart.item_not_found')), ...mockCart(makeFullCart())],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const chair = canvas.getByRole('listitem', { name: /Стул/ });
    await userEvent.click(within(chair).getByRole('button', { name: 'Удалить' }));
    await userEvent.click(await body.findByRole('button', { name: 'Вернуть' }));
    // The words are said aloud, too, for a second from 0.1 s on: by then they are there twice.
    const [words] = await body.findAllByText(/Не вернулось в корзину/);
    await expect(words).toBeVisible();
    await expect(await body.findByRole('button', { name: 'Вернуть' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: /Стул/ })).toBeNull());
  },
};

export const WhoRemovesByKeyboardStaysAmongTheRows: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chair = canvas.getByRole('listitem', { name: /Стул/ });
    within(chair).getByRole('button', { name: 'Удалить' }).focus();
    await userEvent.keyboard('{Enter}');
    const lamp = canvas.getByRole('listitem', { name: /Торшер/ });
    await waitFor(() => expect(within(lamp).getByRole('button', { name: 'Удалить' })).toHaveFocus());
  },
};

export const ARowAboveStockIsLoweredByOnePress: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...shopWith(makeTroubledCart()) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chair = canvas.getByRole('listitem', { name: /Стул/ });
    const sum = canvas.getByRole('complementary', { name: 'Ваш заказ' });
    await expect(within(chair).getByText(/в.сумму пока не.входит/)).toBeVisible();
    await expect(sum).toHaveTextContent(/0 товаров0\s₽/);
    await userEvent.click(within(chair).getByRole('button', { name: /Оставить 2.шт/u }));
    await expect(within(chair).getByRole('spinbutton')).toHaveValue('2');
    await waitFor(() => expect(sum).toHaveTextContent(/2 товара17\s980\s₽Скидка−3\s000\s₽/));
    const sofa = canvas.getByRole('listitem', { name: /Диван/ });
    await expect(within(sofa).getByRole('link', { name: 'Похожие товары' })).toBeVisible();
  },
};

export const GoodsThatGoWithTheCartStandBelow: Story = {
  parameters: {
    shop: shopWith(makeFullCart()).shop,
    msw: [mockCall('/api/cart/suggested-offers', () => makeCards(4)), ...mockCart(makeFullCart())],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const goods = await canvas.findByRole('region', { name: 'С этим берут' });
    await expect(within(goods).getAllByRole('button', { name: 'В корзину' })).toHaveLength(4);
    await expect(canvas.getByText(/^Пока товары не.отложены/u)).toBeVisible();
  },
};

export const ACouponTakesOffAndSaysHowMuch: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Есть промокод?' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'сирень10');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await expect(await canvas.findByText(/Скидка −5\s000\s₽/)).toBeVisible();
  },
};

export const DeliveryIsNeverLeftOut: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const courier = await canvas.findByRole('radio', { name: 'Курьером' });
    await userEvent.click(courier);
    await expect(courier).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Из магазина' }));
    await expect(courier).not.toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Адрес доставки' })).toBeNull();
    await expect(
      await canvas.findByRole('radiogroup', { name: 'Магазин, где заберёте заказ' }),
    ).toBeVisible();
    // The map comes after its list.
    await canvas.findByRole('button', { name: 'Приблизить карту' });
  },
};

export const WhatIsMissingIsSaidAndGoneTo: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'ФИО' });
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Нужен телефон: позвоним перед доставкой')).toBeVisible();
    await expect(canvas.getByText(/^Заказ не оформлен, исправьте 3.поля/)).toBeInTheDocument();
  },
};

export const AChangedSumIsExplainedBeforeAnythingIsOrdered: Story = {
  parameters: {
    msw: [
      mockCall('/api/order/create', () =>
        refusal('cart.total_changed', {
          data: {
            total: 79_650,
            quote: {
              lines: [
                { offer: 1, quantity: 1, price: 54_990 },
                { offer: 2, quantity: 3, price: 7_890 },
              ],
              services: [{ key: 'courier', quantity: 1, price: 990 }],
              date: '2026-11-24',
              coupon: null,
              certificates: [],
              totals: {
                goods: 78_660,
                discount: 0,
                services: 990,
                bonus: 0,
                certificates: 0,
                toPay: 79_650,
              },
            },
          },
        }),
      ),
      mockCall('/api/info', () => makeInfo({ cart: makeFullCart() })),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'ФИО' }), 'Анна Лебедева');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '9122044108');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Адрес доставки' }),
      'ул. Мира, 5, кв. 12',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Сумма изменилась: 79\s650\s₽/);
    await expect(alert).toHaveTextContent(/Стул «Тис».*было 7\s490\s₽, стало 7\s890\s₽/);
  },
};
