import { refusal } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeOrder } from '../../../orders/orders.fixtures.ts';
import { closeToast, mockMe, withStaff } from '../../stories/index.ts';
import { mockStaffOrder } from '../order.mock.ts';
import { today } from '../orderChange.fixtures.ts';
import { OrderScreen } from '../OrderScreen.tsx';
import { gone, opened, paid, paymentOf } from './openChange.mock.ts';

const of = (...how: Parameters<typeof mockStaffOrder>) => [mockMe(), ...mockStaffOrder(...how)];

/** What happens to prices, and to the server, while somebody changes an order. */
let world: 'usual' | 'dearer' | 'down' = 'usual';
const changing = () => {
  if (world === 'down') throw refusal('general.unavailable');
  if (world === 'usual') return today;
  return { ...today, goods: today.goods.map((good) => ({ ...good, price: good.price + 1_000 })) };
};

/** The answer to what was made is lost. */
let isLost = false;
const answer = () => {
  if (isLost) throw refusal('general.unavailable');
};

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhones = { chromatic: { modes: { phone: { disable: false } } } };

const meta = {
  title: 'Staff/Order change',
  component: OrderScreen,
  decorators: [withStaff],
  beforeEach() {
    world = 'usual';
    isLost = false;
  },
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/orders/100007', route: '/orders/:id' },
    msw: of(paid()),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
export const AsItIs: Story = {
  parameters: onPhones,
  async play(context) {
    const { dialog } = await opened(context);
    await expect(dialog.getByText('Разницы нет')).toBeVisible();
    await expect(dialog.queryByText('Курьером')).toBeNull();
    await expect(dialog.getByRole('button', { name: /^Ничего не.изменено$/u })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const MorePiecesOfAPaidOrderArePaidForByOnePaymentMore: Story = {
  parameters: onPhones,
  async play(context) {
    const { dialog, more, press } = await opened(context);
    await more(/^Стул «Тис»/u);
    await press(/^Сохранить: доплата 7.090.₽$/u);
    await expect(dialog.getByText(/^по.7.090.₽, было 3.шт\.$/u)).toBeVisible();
    await expect(dialog.getByText(/^К.доплате$/u).nextSibling).toHaveTextContent(/^7.090.₽$/u);
    scrollTo(0, 0);
  },
};

export const SavedItIsInTheRecordAndItsHistory: Story = {
  parameters: { msw: of(paid()) },
  async play(context) {
    await MorePiecesOfAPaidOrderArePaidForByOnePaymentMore.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить: доплата/u }));
    await gone();
    await expect(canvas.getByText(/^Осталось доплатить$/u).nextSibling).toHaveTextContent(/^7.090.₽$/u);
    const history = within(canvas.getByRole('region', { name: 'История' }));
    const latest = within(history.getAllByRole('listitem')[0] as HTMLElement);
    await expect(latest.getByText('Состав изменён')).toBeVisible();
    await expect(latest.getByText(/^Стул «Тис».*\(1204611\): 3.шт\., стало 4.шт\.$/u)).toBeVisible();
    await expect(latest.getByText(/^К.оплате: 78.523.₽, стало 85.613.₽$/u)).toBeVisible();
    await closeToast('Заказ № 100007 изменён');
    scrollTo(0, 0);
  },
};

export const FewerPiecesGoBackByTheWayTheyWerePaid: Story = {
  parameters: {
    msw: of(
      paid({
        lines: makeOrder().lines.slice(1),
        services: [{ key: 'courier', name: 'Курьером', quantity: 1, price: 990 }],
        totals: {
          goods: 22_470,
          discount: 1_200,
          services: 990,
          bonus: 21_000,
          certificates: 0,
          toPay: 1_260,
        },
        bonusUsed: 21_000,
        payments: [paymentOf(1_260)],
      }),
    ),
  },
  async play(context) {
    const { dialog, fewer, press } = await opened(context);
    await fewer(/^Стул «Тис»/u);
    await press(/^Сохранить: вернём 7.090.₽$/u);
    await expect(dialog.getByText(/^деньгами 1.260.₽, бонусами 5.830.₽$/u)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const ARowIsTakenOutAndBroughtBack: Story = {
  parameters: unpictured,
  async play(context) {
    const { dialog, more, fewer, press, quoted } = await opened(context);
    await fewer(/^Диван «Лада»/u);
    await press(/^Сохранить: вернём 51.190.₽$/u);
    await expect(dialog.getByText(/уберём$/u)).toBeVisible();
    await expect(dialog.getByText('Диван «Лада» двухместный').tagName).toBe('S');
    await more(/^Диван «Лада»/u);
    await expect(dialog.getByRole('button', { name: /^Ничего не.изменено$/u })).toBeDisabled();
    await expect(dialog.queryByText(/уберём$/u)).toBeNull();
    await quoted();
  },
};

export const NothingLeftIsNoOrder: Story = {
  parameters: unpictured,
  async play(context) {
    const { dialog, fewer, quoted } = await opened(context);
    await fewer(/^Диван «Лада»/u);
    for (let left = 3; left > 0; left -= 1) await fewer(/^Стул «Тис»/u);
    await expect(await dialog.findByRole('button', { name: 'Оставьте хотя бы один товар' })).toBeDisabled();
    await quoted();
  },
};

export const AGoodIsFoundByItsArticleAndAdded: Story = {
  async play(context) {
    const { dialog, find, press } = await opened(context);
    await find('1193074');
    await expect(await screen.findByRole('option')).toHaveTextContent(/1193074, 8.990.₽, осталось 4.шт\./u);
    await context.userEvent.click(screen.getByRole('option'));
    await press(/^Сохранить: доплата 8.990.₽$/u);
    await expect(dialog.getByText(/^добавим по.сегодняшней цене, 8.990.₽$/u)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Добавить товар' })).toHaveFocus();
    scrollTo(0, 0);
  },
};

export const OneThatIsThereAlreadyIsOnePieceMore: Story = {
  parameters: unpictured,
  async play(context) {
    const { dialog, find, quoted } = await opened(context);
    const pieces = (name: RegExp) => dialog.getByRole('spinbutton', { name });
    for (const [query, name, count] of [
      ['тис', /^Стул «Тис»/u, 4],
      ['аист', /^Торшер «Аист»/u, 1],
      ['аист', /^Торшер «Аист»/u, 2],
    ] as const) {
      await find(query);
      await screen.findByRole('option');
      await context.userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pieces(name)).toHaveValue(String(count)));
    }
    await context.userEvent.click(dialog.getByRole('button', { name: 'Убрать: Торшер «Аист», латунь' }));
    await expect(dialog.queryByText(/сегодняшней цене/u)).toBeNull();
    await quoted();
    await expect(dialog.getByRole('combobox', { name: 'Добавить товар' })).toHaveFocus();
  },
};

export const NothingIsFound: Story = {
  parameters: unpictured,
  async play(context) {
    const { dialog, find } = await opened(context);
    await context.userEvent.click(dialog.getByRole('combobox', { name: 'Добавить товар' }));
    const told = (words: RegExp) => waitFor(() => expect(dialog.getAllByText(words)[0]).toBeVisible());
    await told(/^Наберите артикул/u);
    await find('швабра');
    await told(/^Ничего не.нашлось$/u);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const AServiceTakesThePlaceOfAnotherOfItsKind: Story = {
  async play(context) {
    const { dialog, more, press } = await opened(context);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Сборка в.день доставки$/u }));
    await expect(dialog.getByRole('checkbox', { name: 'Сборка мебели' })).not.toBeChecked();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Подъём на.этаж$/u }));
    await more(/^Подъём на.этаж$/u);
    await press(/^Сохранить: доплата 2.427.₽$/u);
    await expect(dialog.getByText(/^600.₽$/u)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const MoreThanThereIsCannotBeSaved: Story = {
  async play(context) {
    const { dialog, quoted } = await opened(context);
    const chair = dialog.getByRole('spinbutton', { name: /^Стул «Тис»/u });
    await context.userEvent.clear(chair);
    await context.userEvent.type(chair, '40{Enter}');
    await expect(await dialog.findByText(/можно добавить 9 из 37\.$/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Так сохранить нельзя' })).toBeDisabled();
    await quoted();
    dialog.getByRole('alert').scrollIntoView();
    scrollTo(0, 0);
  },
};

export const PricesRiseMeanwhile: Story = {
  parameters: { ...unpictured, msw: of(paid(), undefined, changing) },
  async play(context) {
    const { dialog, find, press } = await opened(context);
    await find('аист');
    await screen.findByRole('option');
    await context.userEvent.keyboard('{Enter}');
    await press(/^Сохранить: доплата 8.990.₽$/u);
    world = 'dearer';
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await expect(await dialog.findByText(/изменились цены/u)).toBeVisible();
    await press(/^Сохранить: доплата 9.990.₽$/u);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await gone();
  },
};

export const SomebodyNotesSomethingMeanwhile: Story = {
  parameters: { ...unpictured, msw: of(paid(), (shown) => ({ ...shown, note: 'Звонить после шести' })) },
  async play(context) {
    const { dialog, more, press } = await opened(context);
    await more(/^Стул «Тис»/u);
    await press(/^Сохранить: доплата/u);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await expect(await dialog.findByText(/^Запись уже изменили/u)).toBeVisible();
    await press(/^Сохранить: доплата/u);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await gone();
  },
};

export const NobodyHeardWhetherItWasSaved: Story = {
  parameters: { ...onPhones, msw: of(paid(), undefined, undefined, answer) },
  async play(context) {
    const { dialog, more, press } = await opened(context);
    await more(/^Стул «Тис»/u);
    await press(/^Сохранить: доплата 7.090.₽$/u);
    isLost = true;
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await expect(await dialog.findByText('Возможно, изменения уже сохранены')).toBeVisible();
    await expect(await dialog.findByText(/^Заказ уже другой\. Скорее всего, изменили его вы/u)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Начать заново' })).toBeNull();
    await press(/^Сохранить: доплата 7.090.₽$/u);
    scrollTo(0, 0);
  },
};

export const PressedAgainItIsSavedOnce: Story = {
  parameters: { ...unpictured, msw: of(paid(), undefined, undefined, answer) },
  async play(context) {
    await NobodyHeardWhetherItWasSaved.play?.(context);
    const { canvas, userEvent } = context;
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить: доплата/u }));
    await gone();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByText('Состав изменён')).toHaveLength(1);
    await closeToast('Заказ № 100007 изменён');
  },
};

const oneChairLess = (shown: StaffOrder): StaffOrder => ({
  ...shown,
  order: {
    ...shown.order,
    lines: shown.order.lines.map((line) => (line.offer === 2 ? { ...line, quantity: 2 } : line)),
  },
});

export const SomebodyChangesItsRowsMeanwhile: Story = {
  parameters: { msw: of(paid(), oneChairLess) },
  async play(context) {
    const { dialog, more, press } = await opened(context);
    await more(/^Стул «Тис»/u);
    await press(/^Сохранить: доплата/u);
    await context.userEvent.click(dialog.getByRole('button', { name: /^Сохранить/u }));
    await expect(await dialog.findByText('Состав заказа уже другой')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Сохранить/u })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const OneBeginsWithWhatItIsThen: Story = {
  parameters: { ...unpictured, msw: of(paid(), oneChairLess) },
  async play(context) {
    await SomebodyChangesItsRowsMeanwhile.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    await expect(await screen.findByRole('spinbutton', { name: /^Стул «Тис»/u })).toHaveValue('2');
    await expect(screen.getByRole('button', { name: /^Ничего не.изменено$/u })).toBeDisabled();
  },
};

export const WhatComesOfItCannotBeCounted: Story = {
  parameters: { msw: of(paid(), undefined, changing) },
  async play(context) {
    const { dialog, more } = await opened(context);
    world = 'down';
    await more(/^Стул «Тис»/u);
    await expect(await dialog.findByText(/^Не.получилось посчитать$/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Сохранить/u })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const ItIsCountedWhenAskedAgain: Story = {
  parameters: { ...unpictured, msw: of(paid(), undefined, changing) },
  async play(context) {
    await WhatComesOfItCannotBeCounted.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    world = 'usual';
    await context.userEvent.click(dialog.getByRole('button', { name: 'Повторить' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Сохранить: доплата 7.090.₽$/u })).toBeEnabled(),
    );
  },
};

export const LongWords: Story = {
  parameters: onPhones,
  async play(context) {
    const { dialog, find } = await opened(context);
    await find('шкаф-купе');
    await screen.findByRole('option');
    await context.userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText(/^добавим по.сегодняшней цене, 9.999.999,99.₽$/u)).toBeVisible();
    await expect(await dialog.findByRole('button', { name: /доплата 9.999.999,99.₽$/u })).toBeEnabled();
    scrollTo(0, 0);
  },
};
