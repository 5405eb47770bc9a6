import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Order } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { writeOwn } from '../../info/index.ts';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockCauses } from './causes.mock.ts';
import { makeStaffOrder, mockStaffOrder } from './order.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const has = (order: Order) => mockStaffOrder(makeStaffOrder({ order }));
const store = {
  id: 1,
  name: 'Малышева, 71',
  address: 'ул. Малышева, 71',
  phone: '+73432222222',
  opens: '10:00',
  closes: '21:00',
};
const paid = makeOrder({
  status: { code: 'confirmed', name: 'Подтверждён' },
  payments: [
    {
      id: 1,
      payType: 1,
      amount: 78_523,
      refunded: 0,
      status: 'failed',
      reason: 'declined',
      at: '2026-11-21T12:44:00+05:00',
    },
    {
      id: 2,
      payType: 1,
      amount: 78_523,
      refunded: 0,
      status: 'paid',
      reason: null,
      at: '2026-11-21T12:47:00+05:00',
    },
  ],
  delivery: { city: { code: 'ekb', name: 'Екатеринбург' }, address: '', date: '2026-11-22', store },
  history: [
    { status: { code: 'new', name: 'Принят' }, at: '2026-11-21T12:41:00+05:00' },
    { status: { code: 'confirmed', name: 'Подтверждён' }, at: '2026-11-21T12:47:00+05:00' },
  ],
});

const meta = {
  title: 'Staff/Order',
  // What one story types is nothing that another begins with.
  beforeEach: () => writeOwn('draft/order/100007', null),
  component: OrderScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: [mockMe(), ...has(makeOrder())],
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Заказ №.100007$/u, level: 1 })).toBeVisible();
    const goods = within(canvas.getByRole('list', { name: 'Товары' }));
    await expect(goods.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^\+7.912.204-41-08$/u })).toHaveAttribute(
      'href',
      'tel:+79122044108',
    );
    await expect(canvas.getByText(/^К.оплате$/u).nextSibling).toHaveTextContent(/^78.523.₽$/u);
  },
};

export const PaidAndFetchedFromAStore: Story = {
  parameters: { msw: [mockMe(), ...has(paid)] },
  async play({ canvas }) {
    const payment = within(await canvas.findByRole('region', { name: 'Оплата' }));
    await expect(payment.getByText('Оплачен')).toBeVisible();
    await expect(payment.getByText(/получено$/u)).toBeVisible();
    await expect(canvas.getByText('Самовывоз')).toBeVisible();
  },
};

export const WhoHasAnAccountIsALinkToIt: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockMe(), ...mockStaffOrder(makeStaffOrder({ client: 52 }))],
  },
  async play({ canvas }) {
    const client = within(await canvas.findByRole('region', { name: 'Клиент' }));
    await expect(client.getByRole('link', { name: makeOrder().customer.name })).toHaveAttribute(
      'href',
      '/clients/52',
    );
  },
};

export const CancelledSaysByWhom: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      mockMe(),
      ...has(
        makeOrder({
          status: { code: 'cancelled', name: 'Отменён' },
          cancelReason: 'buyer',
          history: [
            { status: { code: 'new', name: 'Принят' }, at: '2026-11-21T12:41:00+05:00' },
            { status: { code: 'cancelled', name: 'Отменён' }, at: '2026-11-21T13:02:00+05:00' },
          ],
        }),
      ),
    ],
  },
  async play({ canvas }) {
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Отменён покупателем');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/orders/get', () => new Promise(() => {}))] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^№.100007$/u)).toBeVisible();
  },
};

export const NotThere: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/orders/get', () => refusal('order.not_found'))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockMe(), mockCall('/api/admin/orders/get', () => refusal('general.unavailable'))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

const ready = makeOrder({
  status: { code: 'ready', name: 'Готов к\u00a0выдаче' },
  payType: { id: 3, code: 'cash', name: 'При получении' },
  delivery: { city: { code: 'ekb', name: 'Екатеринбург' }, address: '', date: '2026-11-22', store },
  pickup: { code: '4817', until: '2026-11-26' },
});
const unpictured = { chromatic: { disableSnapshot: true } };

export const TheAddressNamesNone: Story = {
  parameters: { ...unpictured, staff: { at: '/orders/99999999999999', route: '/orders/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Нет такой записи/u);
    await expect(canvas.getByRole('link', { name: /^К.списку «Заказы»$/u })).toHaveAttribute(
      'href',
      '/orders',
    );
  },
};
/** The question has gone, and what lies behind it is there again. */
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
/** What a press says is said in a popup, too, which covers what lies under it. */
export const ConfirmedAtAPress: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }));
    await expect(await canvas.findByRole('button', { name: 'Начать сборку' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Начать сборку' })).toHaveFocus();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Подтверждёни?.*Елена Ким/u);
    await expect(await screen.findByText('Заказ № 100007: подтверждён')).toBeVisible();
  },
};

export const WhereNoStepIsLeftTheHeadingHasTheFocus: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      ...has({ ...paid, status: { code: 'ready', name: 'Готов к\u00a0выдаче' }, pickup: ready.pickup }),
    ],
  },
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Выдать' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Выдать' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const ReadyToBeFetched: Story = {
  parameters: { msw: [mockMe(), ...has(ready)] },
  async play({ canvas }) {
    const where = within(await canvas.findByRole('region', { name: 'Получение' }));
    await expect(where.getByText('4817')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выдать' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Вернуть на.сборку$/u })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Изменить состав' })).toBeNull();
  },
};

export const HandedOverOnceTheMoneyIsThere: Story = {
  parameters: { msw: [mockMe(), ...has(ready)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выдать' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Деньги получены: 78.523.₽\?$/u }));
    await expect(dialog.getByText(/Заказ ещё не.оплачен/u)).toBeVisible();
  },
};

export const TheMoneyIsWrittenDown: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...has(ready)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выдать' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Получено наличными, выдать$/u }));
    await answered();
    const payment = within(canvas.getByRole('region', { name: 'Оплата' }));
    await waitFor(() => expect(payment.getByText('Оплачен')).toBeVisible());
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Выдан, получено 78.523.₽/u);
  },
};

export const MoneyByCardIsWrittenDownAsThat: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...has(ready)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выдать' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Картой через терминал' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Получено картой, выдать$/u }));
    await answered();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Выдан, получено картой 78.523.₽/u);
  },
};

export const CancelledWithItsCause: Story = {
  parameters: { msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Отменить заказ № 100007?' }));
    await expect(await dialog.findByRole('radio', { name: 'Попросил клиент' })).toBeChecked();
    scrollTo(0, 0);
  },
};

export const ACancelSaysWhy: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Не дозвонились' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await answered();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await waitFor(() =>
      expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Отменён магазином, не.дозвонились/u),
    );
    await expect(canvas.queryByRole('button', { name: 'Отменить заказ…' })).toBeNull();
  },
};

export const WithoutCausesNothingIsCancelled: Story = {
  parameters: { ...unpictured, msw: [mockMe(), mockCauses([]), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/^В.справочнике нет ни.одной причины/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
    await expect(await dialog.findByText('Выберите причину.')).toBeVisible();
  },
};

export const SomebodyElseWasQuicker: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe(), ...mockStaffOrder(makeStaffOrder(), (shown) => ({ ...shown, note: 'Уже звонила' }))],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }));
    await expect(await screen.findByText(/^Запись уже изменили/u)).toBeVisible();
    await expect(await canvas.findByDisplayValue('Уже звонила')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(await canvas.findByRole('button', { name: 'Начать сборку' })).toBeVisible();
  },
};

export const TakenByWhoLooks: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять себе' }));
    await expect(await canvas.findByRole('button', { name: 'Отдать' })).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getByText(/^Ведёт Елена Ким/u)).toBeVisible();
  },
};

const NOTE = 'Домофон не\u00a0работает';
const noteMeanwhile = () =>
  mockStaffOrder(makeStaffOrder(), (shown) => ({ ...shown, note: 'Звонить после шести' }));

export const ANoteIsSavedByItsKey: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrder()] },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заметка' }), NOTE);
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeVisible();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull());
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Заметка: — +Домофон не.работает/u);
  },
};

/** Two people write a note at the same time: neither word is lost. */
export const TwoNotesAtTheSameTime: Story = {
  parameters: {
    msw: [
      mockMe(),
      ...mockStaffOrder(makeStaffOrder(), (shown) => ({ ...shown, note: 'Звонить после шести' })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заметка' }), NOTE);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const conflict = within(await canvas.findByRole('alert'));
    await expect(conflict.getByText('Звонить после шести')).toBeVisible();
    await expect(conflict.getByText(/^Домофон не.работает$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const OnesOwnNoteIsChosen: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...noteMeanwhile()] },
  async play(context) {
    await TwoNotesAtTheSameTime.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить моё' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue(NOTE);
  },
};

export const WhatWasTypedOutlivesALostConnection: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/save', () => refusal('general.unavailable')),
      ...mockStaffOrder(),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заметка' }), NOTE);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue(NOTE);
  },
};
