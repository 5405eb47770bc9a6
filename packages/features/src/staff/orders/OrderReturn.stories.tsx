import { refusal } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import type { OrderReturn } from '@siren/domain/returns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeOrder } from '../../orders/orders.fixtures.ts';
import { closeToast, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffOrder, mockStaffOrder } from './order.mock.ts';
import { OrderScreen } from './OrderScreen.tsx';

const done = (): StaffOrder =>
  makeStaffOrder({
    order: makeOrder({
      status: { code: 'done', name: 'Выполнен' },
      payments: [
        {
          ...{ id: 2, payType: 1, amount: 78_523, refunded: 0, status: 'paid', reason: null },
          at: '2026-11-21T12:47:00+05:00',
        },
      ],
    }),
    returnableUntil: '2026-12-05T12:41:00+05:00',
  });

/** Two chairs, by a colleague. */
const chairs: OrderReturn = {
  ...{ id: 1, at: '2026-11-21T12:46:00+05:00', by: { id: 4, name: 'Олег Гараев' }, cause: 'faulty' },
  ...{ goods: [{ row: 1, quantity: 2 }], services: [], value: 14_180, money: 14_180, bonus: 0 },
  ...{ certificates: [], paid: true, store: null },
};
const chairsMeanwhile = (shown: StaffOrder): StaffOrder => ({ ...shown, returns: [chairs] });

/** Whether the answer to what was done is lost on its way. */
let isLost = false;
const answer = () => {
  if (isLost) throw refusal('general.unavailable');
};
const of = (meanwhile?: typeof chairsMeanwhile) => [
  mockMe(),
  ...mockStaffOrder(done(), meanwhile, undefined, answer),
];

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhones = { chromatic: { modes: { phone: { disable: false } } } };

const meta = {
  title: 'Staff/Order return',
  component: OrderScreen,
  decorators: [withStaff],
  beforeEach: () => void (isLost = false),
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: of(),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Chooses all goods; what they come to stands on the button. */
async function allChosen({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Возврат по заказу № 100007' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Все товары' }));
  const button = dialog.getByRole('button', { name: /^Вернуть \d/u });
  return { dialog, button, words: button.textContent ?? '' };
}

export const NoMorePiecesAreTakenThanWereSold: Story = {
  parameters: { ...unpictured, msw: of() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Возврат по заказу № 100007' }));
    const pieces = dialog.getByRole('spinbutton', { name: /Стул «Тис»/u });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '9');
    await userEvent.tab();
    await expect(pieces).toHaveValue('3');
  },
};

export const WhoHasNoStoreOfTheirOwnThereSaysWhereTheGoodsGo: Story = {
  parameters: { ...onPhones, msw: [mockMe(), ...mockStaffOrder({ ...done(), stores: [] })] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Возврат по заказу № 100007' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Все товары' }));
    await expect(dialog.getByRole('button', { name: 'Выберите, куда товар' })).toBeDisabled();
    const place = dialog.getByRole('combobox', { name: 'Куда товар' });
    await userEvent.selectOptions(place, 'Списать');
    await expect(dialog.getByRole('button', { name: /^Вернуть \d/u })).toBeEnabled();
    place.blur();
  },
};

export const NobodyHeardWhetherItWasTaken: Story = {
  parameters: { ...onPhones, msw: of() },
  async play(context) {
    const { dialog, button, words } = await allChosen(context);
    isLost = true;
    await context.userEvent.click(button);
    await expect(await dialog.findByText('Возможно, возврат уже оформлен')).toBeVisible();
    await expect(await dialog.findByText(/^Заказ уже другой\. Скорее всего, изменили его вы/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: words })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Начать заново' })).toBeNull();
    scrollTo(0, 0);
  },
};

export const PressedAgainItSaysWhatWasReturned: Story = {
  parameters: { ...unpictured, msw: of() },
  async play(context) {
    const { canvas, userEvent } = context;
    const { dialog, button, words } = await allChosen(context);
    // As texts are compared: their spaces are all alike.
    const sum = words.replaceAll(/\s/gu, ' ').replace('Вернуть ', '');
    isLost = true;
    await userEvent.click(button);
    await dialog.findByText(/^Заказ уже другой/u);
    isLost = false;
    await userEvent.click(dialog.getByRole('button', { name: words }));
    await gone('dialog');
    const back = within(canvas.getByRole('region', { name: 'Возвраты' }));
    await expect(back.getByText(`${sum}, передумал`)).toBeVisible();
    await closeToast(`Возврат на ${sum} оформлен`);
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getByText(/^Стул «Тис».*: 3.шт\.$/u)).toBeVisible();
    await expect(history.getByText('принято: Малышева, 71')).toBeVisible();
  },
};

export const AColleagueReturnsSomethingMeanwhile: Story = {
  parameters: { ...onPhones, msw: of(chairsMeanwhile) },
  async play(context) {
    const { dialog, button, words } = await allChosen(context);
    await context.userEvent.click(button);
    await expect(await dialog.findByText('Заказ уже другой')).toBeVisible();
    await expect(dialog.getByText(/^Пока вы.выбирали, по.нему оформили возврат/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: words })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const OneBeginsWithWhatIsLeft: Story = {
  parameters: { ...unpictured, msw: of(chairsMeanwhile) },
  async play(context) {
    await AColleagueReturnsSomethingMeanwhile.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(/^1.шт\. по.7.090.₽$/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Выберите, что возвращают' })).toBeDisabled();
  },
};

export const WhatIsChosenIsNotLostByEscape: Story = {
  parameters: unpictured,
  async play(context) {
    const { userEvent } = context;
    const { dialog, words } = await allChosen(context);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Не.оформлять возврат\?$/u }));
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await gone('alertdialog');
    await expect(dialog.getByRole('button', { name: words })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /^Не.оформлять$/u }));
    await gone('dialog');
  },
};

export const NorByLeavingTheRecord: Story = {
  parameters: unpictured,
  async play(context) {
    const { canvas, userEvent } = context;
    const { dialog, words } = await allChosen(context);
    // «Back» is no press on the screen: a link under the window goes the same way.
    const [list] = canvas.getAllByRole('link', { name: 'Заказы', hidden: true });
    list?.click();
    const question = within(await screen.findByRole('alertdialog', { name: /^Уйти без.сохранения\?$/u }));
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await gone('alertdialog');
    await expect(dialog.getByRole('button', { name: words })).toBeEnabled();
  },
};

export const ReturnOfARowSaysWhatGoesBack: Story = {
  parameters: {
    ...onPhones,
    msw: of(),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Возврат по заказу № 100007' }));
    await expect(dialog.getByRole('button', { name: 'Выберите, что возвращают' })).toBeDisabled();
    const chair = within(dialog.getByRole('group', { name: /^Стул «Тис»/u }));
    await userEvent.click(chair.getByRole('button', { name: 'Увеличить' }));
    await expect(dialog.getByText(/^7.090.₽ туда, откуда заплатили$/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Вернуть 7.090.₽$/u })).toBeEnabled();
    scrollTo(0, 0);
  },
};

export const WhatCameBackIsListed: Story = {
  parameters: { msw: of() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Все товары' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Курьером' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Сборка мебели' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Причина' }), 'Брак');
    await userEvent.click(dialog.getByRole('button', { name: /^Вернуть 78.523.₽$/u }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const back = within(await canvas.findByRole('region', { name: 'Возвраты' }));
    await expect(back.getByText(/^78.523.₽, брак$/u)).toBeVisible();
    const payment = within(canvas.getByRole('region', { name: 'Оплата' }));
    await expect(payment.getByText(/^78.523.₽, получено, вернули 78.523.₽$/u)).toBeVisible();
    await expect(canvas.getByText(/^Вернули за.возвраты$/u).nextSibling).toHaveTextContent(/^78.523.₽$/u);
    await expect(
      back.getByText(/^Стул «Тис» с мягким сиденьем, дуб, рогожка молочная, 3.шт\.$/u),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Оформить возврат…' })).toBeNull();
    scrollTo(0, 0);
  },
};

export const TheTimeOfReturnsIsOver: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe(), ...mockStaffOrder({ ...done(), returnableUntil: '2026-11-20T12:41:00+05:00' })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Срок возврата прошёл 20 ноября, 12:41$/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Оформить возврат…' })).toBeNull();
  },
};
