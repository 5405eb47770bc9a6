import { refusal } from '@siren/contract/errors';
import type { ShopErrorKey } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { OrderCreatePayload } from '@siren/contract/orders';
import type { CartState } from '@siren/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeFullCart } from '../cart/cart.fixtures.ts';
import { mockCart, resetCarts, withCoupon } from '../cart/cart.mock.ts';
import { forgetOwn } from '../info/index.ts';
import { SelectionProvider } from '../services/index.ts';
import { withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { CartPage } from './CartPage.tsx';
import { mockCharge, mockOrder } from './checkout.mock.ts';

/** What reached the server under which key. */
let sent: OrderCreatePayload[] = [];

const cart = makeFullCart();
/** Rows that are ordered, with their prices before the coupon. */
const shown = cart.content
  .filter(({ selected }) => selected)
  .map(({ offer, quantity, price }) => ({ offer, quantity, price: cart.offers[offer]?.price ?? price }));
const info = makeInfo({ cart });
const anna = { id: 5, login: 'anna', name: 'Анна Лебедева', flags: [] };
const returning = makeInfo({ cart, user: anna });
const mask = { phone: '+7\u00a0···\u00a0···-41-08', protected: true };

const known = {
  owner: { user: anna.id, client: null },
  name: 'Анна Лебедева',
  phone: [mask],
  email: 'anna@mail.ru',
  address: 'ул. Мира, 5',
};

const takes = mockCall('/api/order/create', (order) => {
  sent.push(order);
  return { id: 100_007 };
});

/** The same, of this cart and nothing else. */
const charges = mockCharge(cart, (order) => void sent.push(order));

const meta = {
  title: 'Flows/Checkout',
  component: CartPage,
  beforeEach: () => {
    resetCarts();
    forgetOwn();
    sent = [];
  },
  decorators: [
    (Story) => (
      <SelectionProvider storage={null}>
        <Story />
      </SelectionProvider>
    ),
    withShop,
  ],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form's code comes late, and later still on a busy machine. */
const patient = { timeout: 10_000 };
const box = (name: string) => screen.findByRole('textbox', { name }, patient);
const orderButton = () => screen.getByRole('button', { name: 'Оформить заказ' });
const order = async () => userEvent.click(orderButton());

export const AGuestOrders: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info },
    msw: [charges, ...mockCart(cart), ...mockOrder()],
  },
  async play({ step }) {
    await step('the guest needs no account', async () => {
      await expect(await screen.findByText(/Регистрация не.нужна/, undefined, patient)).toBeVisible();
    });
    await step('presses the button too early, and is led to what is missing', async () => {
      await order();
      await expect(await box('ФИО')).toHaveFocus();
    });
    await step('fills the form in, the address by its suggestion', async () => {
      await userEvent.keyboard('Анна Лебедева');
      await userEvent.type(await box('Телефон'), '8 912 204-41-08');
      await userEvent.type(await box('Адрес доставки'), 'малы');
      await screen.findByRole('option', { name: 'ул. Малышева' }, patient);
      await userEvent.keyboard('{ArrowDown}{Enter}71, кв. 5');
      await userEvent.click(screen.getByRole('radio', { name: 'СБП' }));
    });
    await step('orders: what was shown is what is sent', async () => {
      await order();
      await waitFor(() => expect(sent).toHaveLength(1), patient);
      await expect(sent[0]).toMatchObject({
        customer: {
          name: 'Анна Лебедева',
          phone: [{ phone: '+79122044108', protected: false }],
          address: 'ул. Малышева, 71, кв. 5',
        },
        payType: 2,
        expectedLines: shown,
        expectedTotal: 78_450,
      });
    });
  },
};

/** What proves nothing: the phone is typed, the account has none. */
const typed = { ...known, phone: [{ phone: '+79122044108', protected: false }] };

/** Refused until the phone is proven, as a shop does that knows the network already. */
const asksForProof = mockCall('/api/order/create', (draft) => {
  sent.push(draft);
  if (draft.waits || draft.code === '482913') return { id: 100_007 };
  if (draft.code) return refusal('auth.wrong_code', { data: { left: 4 } });
  return refusal('order.proof_needed', { data: { phone: '+79122044108' } });
});
const sendsCode = mockCall('/api/user/request-code', ({ contact }) => ({
  user: null,
  channel: 'phone' as const,
  contact,
  expiresIn: 600,
  retryAfter: 60,
  shown: null,
}));

export const ThePhoneIsProvenWhereTheOrderAsksForIt: Story = {
  parameters: {
    chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } },
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [asksForProof, sendsCode, ...mockCart(cart), ...mockOrder(typed)],
  },
  async play({ step }) {
    await step('the order asks for the code in the place of its button', async () => {
      const address = await box('Адрес доставки');
      await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
      await order();
      await expect(await screen.findByText('Подтвердите телефон.', undefined, patient)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    });
    await step(
      'a wrong code is told beside its field, and the next may be asked for in a minute',
      async () => {
        await userEvent.type(await box('Код'), '111111');
        await expect(await screen.findByText(/Неверный код/, undefined, patient)).toBeVisible();
        await expect(screen.getByText(/Новый код можно запросить через/)).toBeVisible();
      },
    );
    await step('the right one places the same order, under the same key', async () => {
      await userEvent.clear(await box('Код'));
      await userEvent.type(await box('Код'), '482913');
      await waitFor(() => expect(sent).toHaveLength(3), patient);
      await expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    });
  },
};

export const WithFewerPiecesThePlainButtonIsBack: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [asksForProof, sendsCode, ...mockCart(cart), ...mockOrder(typed)],
  },
  async play() {
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    await order();
    await expect(await screen.findByText('Подтвердите телефон.', undefined, patient)).toBeVisible();
    await userEvent.click(screen.getAllByRole('checkbox', { checked: true })[1]!);
    await waitFor(() => expect(screen.queryByText('Подтвердите телефон.')).toBeNull(), patient);
    await order();
    await expect(await screen.findByText('Подтвердите телефон.', undefined, patient)).toBeVisible();
    await expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  },
};

export const WithoutACodeTheOrderWaitsForACall: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [asksForProof, sendsCode, ...mockCart(cart), ...mockOrder(typed)],
  },
  async play() {
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    await order();
    await userEvent.click(
      await screen.findByRole('button', { name: /Оформить без кода и.ждать звонка/ }, patient),
    );
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ waits: true }), patient);
  },
};

export const AReturningBuyerOrdersInOnePress: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [charges, ...mockCart(cart), ...mockOrder(known)],
  },
  async play({ step }) {
    await step('everything is known', async () => {
      const address = await box('Адрес доставки');
      await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    });
    await step('the phone goes as it came: the number stays with the shop', async () => {
      await order();
      await waitFor(() => expect(sent).toHaveLength(1), patient);
      // Spaces that do not break are spaces where it arrives.
      await expect(sent[0]?.customer.phone).toEqual([{ ...mask, phone: '+7 ··· ···-41-08' }]);
    });
  },
};

/** Opened by the story: what is done until then is done before anybody knows of a refusal. */
let gate = Promise.withResolvers<void>();

const inTheEnd = async (key: ShopErrorKey) => {
  await gate.promise;
  return refusal(key);
};

export const WhatIsRefusedWhileTheOrderWaitsStopsIt: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [
      takes,
      mockCall('/api/certificate/attach', () => inTheEnd('cart.certificate_not_found')),
      mockCall('/api/cart/delete', () => inTheEnd('general.too_many_requests')),
      mockCall('/api/info', () => returning),
      ...mockCart(cart),
      ...mockOrder(known),
    ],
  },
  async play({ step }) {
    gate = Promise.withResolvers();
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    const button = orderButton();
    const stopped = async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      gate.resolve();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'), patient);
      gate = Promise.withResolvers();
      await expect(sent).toHaveLength(0);
    };
    await step('a certificate', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Есть сертификат?' }, patient));
      await userEvent.type(screen.getByRole('textbox', { name: 'Номер сертификата' }), 'DAR-0000{Enter}');
      await order();
      await stopped();
    });
    await step('a removal, though another change was taken after it', async () => {
      const sofa = within(screen.getByRole('listitem', { name: /Диван/ }));
      await userEvent.click(sofa.getByRole('button', { name: 'Удалить' }));
      await userEvent.click(screen.getByRole('radio', { name: 'СБП' }));
      await order();
      await stopped();
      await expect(screen.getByRole('listitem', { name: /Диван/ })).toBeVisible();
    });
    await step('pressed once more, it goes, and nothing went before', async () => {
      await order();
      await waitFor(() => expect(button).not.toBeInTheDocument(), patient);
      await expect(sent).toHaveLength(1);
    });
  },
};

/** The first try comes too late for the sofa. */
const failing = mockCall('/api/order/create', (payload) => {
  sent.push(payload);
  return sent.length === 1
    ? refusal('cart.item_unavailable', { data: { offers: [1] } })
    : refusal('general.invalid_phone');
});

export const WhatIsRefusedIsToldWhereItCanBeMended: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [failing, mockCall('/api/info', () => returning), ...mockCart(cart), ...mockOrder(known)],
  },
  async play({ canvasElement, step }) {
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    const summary = within(within(canvasElement).getByRole('complementary', { name: 'Ваш заказ' }));
    await step('a good is gone: it is named beside the sum', async () => {
      await order();
      await expect(await summary.findByRole('alert')).toHaveTextContent(/Диван «Лада»/);
      await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-busy', 'true'), patient);
    });
    await step('the phone is refused: it says so, and the focus is there', async () => {
      await order();
      const phone = await box('Телефон');
      await waitFor(() => expect(phone).toHaveFocus());
      await expect(phone).toHaveAccessibleDescription(/Проверьте телефон/);
      await expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
    });
  },
};

export const APressOfTheSameMomentIsPartOfTheOrder: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: returning },
    msw: [takes, mockCall('/api/info', () => returning), ...mockCart(cart), ...mockOrder(known)],
  },
  async play() {
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    const chairs = within(screen.getByRole('group', { name: /Количество: Стул/ }));
    // By one tap, which takes the focus out of the field, too: no frame is drawn in between.
    chairs.getByRole('button', { name: 'Увеличить' }).click();
    orderButton().click();
    await waitFor(() => expect(sent).toHaveLength(1), patient);
    await expect(sent[0]?.expectedTotal).toBe(85_940);
  },
};

const withLilac = withCoupon(cart, 'СИРЕНЬ10');
/** What another device of hers made of it meanwhile: a coupon that takes off as much. */
const withAnother: CartState = {
  ...withLilac,
  coupon: withLilac.coupon && { ...withLilac.coupon, code: 'НОЯБРЬ' },
};

export const AnotherCouponIsToldEvenWhereItTakesOffAsMuch: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: makeInfo({ cart: withLilac, user: anna }) },
    msw: [
      mockCharge(withAnother, (draft) => void sent.push(draft)),
      mockCall('/api/info', () =>
        makeInfo({ cart: sent.length === 0 ? withLilac : withAnother, user: anna }),
      ),
      ...mockCart(withLilac),
      ...mockOrder(known),
    ],
  },
  async play({ canvasElement, step }) {
    const address = await box('Адрес доставки');
    await waitFor(() => expect(address).toHaveValue('ул. Мира, 5'), patient);
    const button = orderButton();
    const summary = within(within(canvasElement).getByRole('complementary', { name: 'Ваш заказ' }));
    await step('it is not ordered, and told by name', async () => {
      await order();
      const alert = await summary.findByRole('alert', undefined, patient);
      await expect(alert).toHaveTextContent(/Сумма прежняя, [\d\s]+₽, но.промокод другой/);
      await expect(alert).toHaveTextContent('Промокод: был СИРЕНЬ10, стал НОЯБРЬ');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'), patient);
    });
    await step('once it is shown it is ordered', async () => {
      await order();
      await waitFor(() => expect(sent).toHaveLength(2), patient);
      await expect(sent.map(({ expectedCoupon }) => expectedCoupon)).toEqual(['СИРЕНЬ10', 'НОЯБРЬ']);
      await waitFor(() => expect(button).not.toBeInTheDocument(), patient);
    });
  },
};

const dear = makeCart([{ offer: 1, price: 4_990.5, quantity: 3 }]);

export const KopecksOfAPriceAreShownWhereTheyAreCharged: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info: makeInfo({ cart: dear }) },
    msw: [...mockCart(dear), ...mockOrder()],
  },
  async play({ canvasElement }) {
    const summary = within(canvasElement).getByRole('complementary', { name: 'Ваш заказ' });
    // The goods, and what is to be paid.
    await expect(within(summary).getAllByText(/^14.971,50.₽$/)).toHaveLength(2);
    await expect(within(summary).getByRole('status')).toHaveTextContent(/К.оплате 14.971,50.₽/);
  },
};

export const TheSumIsSaidWithAllItsSteps: Story = {
  parameters: {
    shop: { at: '/cart', route: '/cart', info },
    msw: [...mockCart(cart), ...mockOrder()],
  },
  async play({ canvasElement }) {
    const summary = within(await within(canvasElement).findByRole('complementary', { name: 'Ваш заказ' }));
    await waitFor(
      () =>
        expect(summary.getByRole('status')).toHaveTextContent(
          /^К.оплате [\d\s,]+₽, товары [\d\s,]+₽, доставка и.услуги [\d\s,]+₽$/,
        ),
      patient,
    );
  },
};
