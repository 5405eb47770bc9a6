import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Order } from '@siren/domain/orders';
import type { PaymentEvent } from '@siren/domain/payments';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NavigationProvider } from '../navigation/index.ts';
import { PaymentPanel } from '../payments/index.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { OrderPage } from './OrderPage.tsx';
import { makeOrder } from './orders.fixtures.ts';
import { BANK_PAGE, mockOrder, orderAfter } from './orders.mock.ts';

const leave = fn((_url: string) => true);
const navigation = { pending: false, retry: () => {}, indexed: false, bot: false, refused: null, visit: '1' };

/** Nobody leaves a story: where to is kept. */
const withDoor: Decorator = (Story) => (
  <NavigationProvider value={{ ...navigation, returned: false, leave }}>
    <Story />
  </NavigationProvider>
);

const noPicture = { chromatic: { disableSnapshot: true } };

/** A story of a server with this order. */
const of = (order: Order) => {
  const server = mockOrder(order);
  return { server, parameters: { msw: server.handlers }, beforeEach: server.reset };
};

const TO_PAY = makeOrder().totals.toPay;
const started: PaymentEvent = { type: 'started', payment: 1 };
const cash = { id: 3, code: 'cash', name: 'При получении' } as const;
const paid: PaymentEvent = { type: 'paid', payment: 1, amount: TO_PAY };
const refused: PaymentEvent = { type: 'refused', payment: 1, reason: 'insufficient_funds' };

const meta = {
  title: 'Pages/Order',
  component: OrderPage,
  decorators: [withDoor, withShop],
  parameters: { layout: 'fullscreen', shop: { at: '/cart/checkout?id=100007', route: '/cart/checkout' } },
  beforeEach: () => void leave.mockClear(),
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Оплата' }));
const button = (name: RegExp) => ({ name });
/** What comes late is there: until then the page is as high as what stands in its place. */
const whole = (canvasElement: HTMLElement) => within(canvasElement).findByText('Создать личный кабинет');

const unpaid = of(makeOrder());
export const Loaded: Story = {
  parameters: { ...unpaid.parameters, chromatic: { modes: { phone: { disable: false } } } },
  beforeEach: unpaid.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByRole } = within(canvasElement);
    await expect(await findByRole('heading', { name: 'Заказ № 100007' })).toBeVisible();
    await expect(await findByRole('button', button(/^Оплатить 78.523.₽$/))).toBeVisible();
    await expect(await findByRole('radio', { name: 'Картой' })).toBeChecked();
  },
};

const kopecks = of(makeOrder({ totals: { ...makeOrder().totals, goods: 77_460.5, toPay: 78_523.5 } }));
export const KopecksAreNamedWhereTheyAreCharged: Story = {
  parameters: { ...kopecks.parameters, ...noPicture },
  beforeEach: kopecks.beforeEach,
  async play({ canvasElement }) {
    const { findByRole } = within(canvasElement);
    await expect(await findByRole('button', button(/^Оплатить 78.523,50.₽$/))).toBeVisible();
    const sum = await findByRole('complementary', { name: 'Сумма заказа' });
    await expect(within(sum).getByText(/^78.523,50.₽$/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/order/get', () => new Promise(() => undefined))] },
};

export const PressedItLeadsToTheBankAndStaysBusy: Story = {
  parameters: { ...unpaid.parameters, ...noPicture },
  beforeEach: unpaid.beforeEach,
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    await userEvent.dblClick(await findByRole('button', button(/^Оплатить/)));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
    await expect(unpaid.server.keys).toHaveLength(1);
    await expect(await findByRole('button', button(/^Оплатить/))).toHaveAttribute('aria-busy', 'true');
  },
};

export const BackFromTheBankItMayBePressedAgain: Story = {
  parameters: { ...unpaid.parameters, ...noPicture },
  beforeEach: unpaid.beforeEach,
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await findByText('Ждём ответа банка.')).toBeVisible();
    await userEvent.click(await findByRole('button', { name: /^Вернуться к.оплате$/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  },
};

export const PaidOnReceiptItIsConfirmed: Story = {
  parameters: { ...unpaid.parameters, ...noPicture },
  beforeEach: unpaid.beforeEach,
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('radio', { name: 'При получении' }));
    await userEvent.click(await findByRole('button', { name: 'Подтвердить заказ' }));
    await expect(await findByText('Заказ подтверждён.')).toBeVisible();
    await expect(leave).not.toHaveBeenCalled();
  },
};

export const InPartsTheyAreCounted: Story = {
  parameters: { ...unpaid.parameters, ...noPicture },
  beforeEach: unpaid.beforeEach,
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('radio', { name: 'Частями' }));
    await expect(await findByText(/по.6.543,59.₽, последние по.6.543,58.₽/)).toBeVisible();
  },
};

const onReceipt = of(makeOrder({ payType: cash }));
export const AShopThatSendsNothingPromisesNoReceiptAndNoAccount: Story = {
  parameters: {
    ...onReceipt.parameters,
    ...noPicture,
    shop: { at: '/cart/checkout?id=100007', route: '/cart/checkout', info: makeInfo({ sendsCodes: false }) },
  },
  beforeEach: onReceipt.beforeEach,
  async play({ canvasElement }) {
    const pay = await panel(canvasElement);
    await expect(await pay.findByText(/осталось подтвердить заказ/)).toBeVisible();
    await expect(pay.queryByText(/Электронный чек/)).toBeNull();
    await expect(within(canvasElement).queryByRole('region', { name: 'Личный кабинет' })).toBeNull();
  },
};

const waiting = of(orderAfter([started]));
export const WaitingForTheBank: Story = {
  parameters: waiting.parameters,
  beforeEach: waiting.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByRole, findByText } = await panel(canvasElement);
    await expect(await findByText('Ждём ответа банка.')).toBeVisible();
    await userEvent.click(await findByRole('button', { name: /^Вернуться к.оплате$/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
  },
};

const mixed = of({ ...orderAfter([started]), payType: cash });
export const TheWayBackToTheBankIsThatOfItsPayment: Story = {
  parameters: { ...mixed.parameters, ...noPicture },
  beforeEach: mixed.beforeEach,
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', { name: /^Вернуться к.оплате$/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
  },
};

const answered = of(orderAfter([started]));
export const TheBankAnswersAndThePageSaysIt: Story = {
  parameters: { ...answered.parameters, ...noPicture },
  beforeEach: answered.beforeEach,
  async play({ canvasElement }) {
    const { findByText, findAllByRole } = await panel(canvasElement);
    await expect(await findByText('Ждём ответа банка.')).toBeVisible();
    answered.server.tell(paid);
    const words = await findByText(/^Оплачено/);
    await expect((await findAllByRole('status'))[0]).toContainElement(words);
  },
};

const read = fn(() => Promise.resolve());
export const ABankThatIsSilentIsAskedAgainWhenOneWants: Story = {
  parameters: { ...waiting.parameters, ...noPicture },
  render: () => <PaymentPanel order={orderAfter([started])} onOrder={fn()} read={read} delays={[1]} />,
  beforeEach: () => void read.mockClear(),
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await expect(await findByText(/^Банк ещё не.ответил\.$/)).toBeVisible();
    await expect(read).toHaveBeenCalledTimes(1);
    await userEvent.click(await findByRole('button', { name: 'Проверить ещё раз' }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    await userEvent.click(await findByRole('button', { name: 'Другой способ' }));
    await expect(await findByRole('radio', { name: 'При получении' })).toBeVisible();
  },
};

const paidOrder = of(orderAfter([started, paid]));
export const Paid: Story = {
  parameters: paidOrder.parameters,
  beforeEach: paidOrder.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByText, queryByRole } = await panel(canvasElement);
    await expect(await findByText(/^Оплачено 78.523.₽\.$/)).toBeVisible();
    await expect(queryByRole('radio')).toBeNull();
  },
};

const refusedOrder = of(orderAfter([started, refused]));
export const RefusedItSaysWhyAndGoesOn: Story = {
  parameters: { ...refusedOrder.parameters, chromatic: { modes: { phone: { disable: false } } } },
  beforeEach: refusedOrder.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByRole } = await panel(canvasElement);
    await expect(await findByRole('alert')).toHaveTextContent(/не.хватило денег/);
    await userEvent.click(await findByRole('radio', { name: /^По.СБП$/ }));
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
  },
};

let paidElsewhere = false;
export const PaidInAnotherTabMeanwhile: Story = {
  parameters: {
    ...noPicture,
    msw: [
      mockCall('/api/order/pay', () => {
        paidElsewhere = true;
        return refusal('payment.already_paid');
      }),
      mockCall('/api/order/get', () => (paidElsewhere ? orderAfter([started, paid]) : makeOrder())),
    ],
  },
  beforeEach() {
    paidElsewhere = false;
  },
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await expect(await findByText(/^Оплачено/)).toBeVisible();
    await expect((await screen.findAllByText('Заказ уже оплачен.')).length).toBeGreaterThan(0);
  },
};

let presses = 0;
const recovers = mockOrder(makeOrder());
export const ALostPressIsRepeatedUnderItsKey: Story = {
  parameters: {
    ...noPicture,
    msw: [
      http.post('*/api/order/pay', async ({ request }) => {
        const { idempotencyKey } = (await request.clone().json()) as { idempotencyKey: string };
        presses += 1;
        if (presses > 1) return undefined;
        recovers.keys.push(idempotencyKey);
        return HttpResponse.error();
      }),
      ...recovers.handlers,
    ],
  },
  beforeEach() {
    presses = 0;
    recovers.reset();
  },
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await expect(await findByRole('alert')).toHaveTextContent(/не.списаны: попробуйте ещё раз/);
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(BANK_PAGE));
    await expect(new Set(recovers.keys).size).toBe(1);
    await expect(recovers.keys).toHaveLength(2);
  },
};

export const ABankOutOfReachIsToldInPlace: Story = {
  parameters: {
    ...noPicture,
    msw: [
      mockCall('/api/order/pay', () => refusal('payment.unavailable')),
      mockCall('/api/order/get', () => makeOrder()),
    ],
  },
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', button(/^Оплатить/)));
    await expect(await findByRole('alert')).toHaveTextContent('Банк не отвечает.');
  },
};

const certificates = [{ guid: 'a0000000-0000-4000-8000-000000000001', code: 'ПОДАРОК-5000', amount: 5_000 }];
const rich: Partial<Order> = { bonusUsed: 1_840, certificates };
const cancellable = of(orderAfter([started, paid], rich));
export const CancellingSaysWhatComesBack: Story = {
  parameters: cancellable.parameters,
  beforeEach: cancellable.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByRole } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Отменить заказ' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Отменить заказ № 100007?' }));
    await expect(dialog.getByText(/^Вернём 78.523.₽/)).toBeVisible();
    await expect(dialog.getByText(/^На.сертификат ПОДАРОК-5000 вернутся 5.000.₽/)).toBeVisible();
  },
};

const lookedAnew = fn(() => makeInfo());
export const Cancelled: Story = {
  parameters: {
    msw: [mockCall('/api/info', () => lookedAnew()), ...cancellable.server.handlers],
    chromatic: { modes: { phone: { disable: false } } },
  },
  beforeEach: cancellable.beforeEach,
  async play({ canvasElement }) {
    await whole(canvasElement);
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Отменить заказ' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    lookedAnew.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await expect(await findByText('Заказ отменён.')).toBeVisible();
    await expect(await findByText(/^Возвращаем 78.523.₽/)).toBeVisible();
    // What is on the account again can be used at once.
    await waitFor(() => expect(lookedAnew).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NotPaidInTime: Story = {
  parameters: {
    ...noPicture,
    msw: [
      mockCall('/api/order/get', () => ({
        ...orderAfter([{ type: 'cancelled' }]),
        cancelReason: 'expired' as const,
      })),
    ],
  },
  async play({ canvasElement }) {
    const { findByText } = await panel(canvasElement);
    await expect(await findByText(/^Заказ не.оплачен вовремя и.отменён\.$/)).toBeVisible();
  },
};

const free = of(
  makeOrder({ payTypes: [], totals: { ...makeOrder().totals, certificates: TO_PAY, toPay: 0 } }),
);
export const NothingToPayIsConfirmed: Story = {
  parameters: { ...free.parameters, ...noPicture },
  beforeEach: free.beforeEach,
  async play({ canvasElement }) {
    const { findByRole, findByText } = await panel(canvasElement);
    await userEvent.click(await findByRole('button', { name: 'Подтвердить заказ' }));
    await expect(await findByText('Заказ подтверждён.')).toBeVisible();
  },
};

const confirmed = { code: 'confirmed', name: 'Подтверждён' } as const;
const agreed = of(orderAfter([started, refused], { status: confirmed, payType: cash }));
export const WhatWasAgreedStaysSoWhereTheBankRefuses: Story = {
  parameters: { ...agreed.parameters, ...noPicture },
  beforeEach: agreed.beforeEach,
  async play({ canvasElement }) {
    const { findByRole } = await panel(canvasElement);
    await expect(await findByRole('status')).toHaveTextContent(
      /Заказ подтверждён\..*Оплата онлайн не\sпрошла\. К\sоплате при получении/,
    );
  },
};

const unconfirmed = of(makeOrder({ payType: cash, keptUntil: '2026-11-22T07:00:00.000Z' }));
export const AnOrderPaidOnReceiptWaitsForTheWord: Story = {
  parameters: { ...unconfirmed.parameters, ...noPicture },
  beforeEach: unconfirmed.beforeEach,
  async play({ canvasElement }) {
    const { findByText } = await panel(canvasElement);
    await expect(await findByText(/^Ждём подтверждения до/)).toBeVisible();
  },
};

export const SomebodyElsesOrderIsNotFound: Story = {
  parameters: { msw: [mockCall('/api/order/get', () => refusal('order.not_found'))] },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Заказ не найден.')).toBeVisible();
  },
};
