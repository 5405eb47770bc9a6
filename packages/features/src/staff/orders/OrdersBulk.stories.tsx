import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { manyOrders, staffOrders } from './orders.fixtures.ts';
import { mockStaffOrders } from './orders.mock.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  title: 'Staff/Orders, several at once',
  component: OrdersScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', msw: [mockMe(), ...mockStaffOrders(staffOrders)] },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const pictured = { chromatic: { modes: { phone: { disable: false } } } };

function screenOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const bar = () => within(canvas.getByRole('region', { name: 'Действия с выбранными' }));
  return {
    canvas,
    bar,
    mark: (number: number) => canvas.getByRole('checkbox', { name: new RegExp(`${number}`, 'u') }),
    press: (name: RegExp) => userEvent.click(bar().getByRole('button', { name })),
    /** What is shown of the work in its place, which is no popup. */
    told: (words: RegExp) => canvas.findByText(words),
    noBar: () => expect(canvas.queryByRole('region', { name: 'Действия с выбранными' })).toBeNull(),
  };
}
const body = () => within(document.body);
const dialog = () => within(body().getByRole('alertdialog'));
/** Asked once it is counted what the step would send. */
const asked = async () => within(await body().findByRole('alertdialog'));
const answered = () => waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());

export const StepsAreThoseThatTheSelectedOrdersCanTake: Story = {
  parameters: pictured,
  async play({ canvasElement }) {
    const { canvas, bar, mark } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104516' });
    for (const number of [104519, 104515, 104511]) await userEvent.click(mark(number));
    const names = bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    await expect(names).toEqual([
      'Подтвердить 2',
      'Готов к выдаче 1',
      'Взять себе 1',
      'Забрать у коллег 1',
      'Печать',
      'Снять выбор',
    ]);
  },
};

export const PapersOfTheSelectedOrdersOpenInATabOfTheirOwn: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { canvas, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104516' });
    for (const number of [104512, 104519]) await userEvent.click(mark(number));
    await press(/^Печать$/u);
    const menu = within(await within(document.body).findByRole('menu'));
    const papers = menu.getAllByRole('menuitem');
    await expect(papers.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Лист сборки', '/orders/104512,104519/print/picking'],
      ['Накладные', '/orders/104512,104519/print/waybill'],
    ]);
    await expect(papers[0]).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
  },
};

export const MoreThanArePrintedAtOnceAreNotOffered: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(manyOrders(60))] },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '100060' });
    await userEvent.click(mark(100060));
    await press(/^Выбрать все.60/u);
    await expect(await bar().findByText(/^Выбрано.60$/u)).toBeVisible();
    await press(/^Печать$/u);
    const menu = within(await within(document.body).findByRole('menu'));
    const [only, ...others] = menu.getAllByRole('menuitem');
    await expect(others).toEqual([]);
    await expect(only).toHaveAttribute('aria-disabled', 'true');
    await expect(only).toHaveTextContent(/^Не.больше 50 заказов за.раз$/u);
    await userEvent.keyboard('{Escape}');
  },
};

export const WhatDidNotComeOffIsListedAndTheRestIsReturnedByASecondChange: Story = {
  parameters: {
    ...pictured,
    msw: [
      mockMe(),
      ...mockStaffOrders([
        ...staffOrders,
        ...staffOrders
          .filter(({ status }) => status.code === 'confirmed')
          .map((order) => ({ ...order, id: 104_490, number: '104490' })),
      ]),
    ],
  },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press, told, noBar } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104517' });
    for (const number of [104517, 104490]) await userEvent.click(mark(number));
    // Somebody else was quicker with one of the two.
    await fetch('/api/admin/orders/assign', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'a', mine: false, orders: [{ id: 104_490, version: 3 }] }),
    });
    await press(/^Начать сборку$/u);
    await expect(await told(/^Готово.1, не.вышло.1$/u)).toBeVisible();
    await noBar();
    const failed = canvas.getByRole('link', { name: 'Заказ 104490' });
    await expect(failed).toHaveAttribute('href', '/orders/104490');
    await expect(failed.closest('li')).toHaveTextContent(/уже изменили/u);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '104517' }).closest('tr')).toHaveTextContent('Собираем'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Вернули.1$/u)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '104517' }).closest('tr')).toHaveTextContent('Подтверждён'),
    );
    await expect(canvas.queryByRole('button', { name: 'Вернуть' })).toBeNull();
    await userEvent.click(mark(104517));
    await expect(bar().getByRole('button', { name: /^Начать сборку/u })).toBeEnabled();
  },
};

export const AStepThatNobodyCanTakeBackIsAskedAbout: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(staffOrders)] },
  async play({ canvasElement }) {
    const { canvas, mark, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104519' });
    await userEvent.click(mark(104519));
    await userEvent.click(mark(104518));
    await press(/^Подтвердить/u);
    await userEvent.click((await asked()).getByRole('button', { name: 'Отмена' }));
    await answered();
    await expect(canvas.getByRole('link', { name: '104519' }).closest('tr')).toHaveTextContent('Новый');
    await press(/^Подтвердить/u);
    await userEvent.click((await asked()).getByRole('button', { name: 'Подтвердить' }));
    await expect(await told(/^Готово.2$/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(canvas.queryByText(/^Готово/u)).toBeNull();
  },
};

/** What the steps say of telling buyers. */
const said: boolean[] = [];
const listening = mockCall('/api/admin/orders/steps', ({ orders, tell }) => {
  said.push(tell ?? false);
  return { results: orders.map((one) => ({ ...one, outcome: 'taken' as const, problem: null })) };
});

export const MessagesToBuyersAreCountedBeforeTheStep: Story = {
  parameters: { ...pictured, msw: [mockMe(), listening, ...mockStaffOrders(staffOrders)] },
  async play({ canvasElement }) {
    said.length = 0;
    const { canvas, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104519' });
    for (const number of [104519, 104518, 104515, 104499]) await userEvent.click(mark(number));
    await press(/^Подтвердить/u);
    const box = (await asked()).getByRole('checkbox', { name: 'Сообщить покупателям' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/^Уйдут 2.письма и.1.SMS, 1.без контакта$/u);
    await expect(said).toEqual([]);
  },
};

/** An order gets ready, and is returned; what each of the two steps says of telling the buyer. */
async function readyAndBack(canvasElement: HTMLElement, tell: boolean): Promise<readonly boolean[]> {
  said.length = 0;
  const { canvas, mark, press, told } = screenOf(canvasElement);
  await canvas.findByRole('link', { name: '104511' });
  await userEvent.click(mark(104511));
  await press(/^Готов к.выдаче$/u);
  const question = await asked();
  if (!tell) await userEvent.click(question.getByRole('checkbox', { name: 'Сообщить покупателю' }));
  await userEvent.click(question.getByRole('button', { name: /^Готов к.выдаче$/u }));
  await answered();
  await expect(await told(/^Готово.1$/u)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
  await expect(await told(/^Вернули.1$/u)).toBeVisible();
  return said;
}

export const AStepBackIsToldToNobody: Story = {
  parameters: { ...unpictured, msw: [mockMe(), listening, ...mockStaffOrders(staffOrders)] },
  play: async ({ canvasElement }) => expect(await readyAndBack(canvasElement, true)).toEqual([true, false]),
};

export const SwitchedOffNobodyIsTold: Story = {
  parameters: { ...unpictured, msw: [mockMe(), listening, ...mockStaffOrders(staffOrders)] },
  play: async ({ canvasElement }) => expect(await readyAndBack(canvasElement, false)).toEqual([false, false]),
};

export const WhereTheCountCannotBeHadNothingIsDone: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/messages', () => refusal('general.unavailable')),
      listening,
      ...mockStaffOrders(staffOrders),
    ],
  },
  async play({ canvasElement }) {
    said.length = 0;
    const { canvas, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104519' });
    await userEvent.click(mark(104519));
    await press(/^Подтвердить/u);
    await expect(await body().findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await expect(body().queryByRole('alertdialog')).toBeNull();
    await expect(said).toEqual([]);
  },
};

export const TakenOneselfAndGivenBack: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(staffOrders)] },
  async play({ canvasElement }) {
    const { canvas, mark, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104519' });
    await userEvent.click(mark(104519));
    await userEvent.click(mark(104515));
    // Of the two only one is nobody’s.
    await press(/^Взять себе.1$/u);
    await expect(await told(/^Готово.1$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Вернули.1$/u)).toBeVisible();
  },
};

export const OrdersOfColleaguesAreTakenOnceThatWasAsked: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(staffOrders)] },
  async play({ canvasElement }) {
    const { canvas, mark, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104515' });
    await userEvent.click(mark(104515));
    await press(/^Забрать у.коллег.1$/u);
    await userEvent.click(dialog().getByRole('button', { name: 'Отмена' }));
    await expect(canvas.queryByText(/^Готово/u)).toBeNull();
    await press(/^Забрать у.коллег.1$/u);
    await userEvent.click(dialog().getByRole('button', { name: 'Забрать' }));
    await expect(await told(/^Готово.1$/u)).toBeVisible();
  },
};

export const AnotherFilterLeavesNothingSelected: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { canvas, bar, mark, noBar } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '104519' });
    await userEvent.click(mark(104519));
    await userEvent.click(canvas.getByRole('button', { name: /Сумма/u }));
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Подтвердить/u }));
    await waitFor(() => noBar());
    await userEvent.click(canvas.getByRole('link', { name: /^Все/u }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '104506' })).toBeVisible());
    await noBar();
    await userEvent.click(mark(104506));
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Номер, телефон, имя' }), '1045{Enter}');
    await waitFor(() => noBar());
  },
};

export const SelectedByKeysOneByOneAndInARow: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { canvas, bar } = screenOf(canvasElement);
    const first = (await canvas.findByRole('link', { name: '104519' })).closest('tr');
    first?.querySelector<HTMLElement>('[role=gridcell]:nth-child(4)')?.focus();
    await userEvent.keyboard(' ');
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(bar().getByText(/^Выбрано.3$/u)).toBeVisible();
  },
};

const crowd = manyOrders(130).map((order) => ({
  ...order,
  status: { code: 'confirmed' as const, name: '' },
}));

export const AllOfAFilterOverPagesInPortions: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(crowd)] },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '100130' });
    await userEvent.click(mark(100130));
    await userEvent.click(canvas.getByRole('link', { name: /^Страница 2/u }));
    await canvas.findByRole('link', { name: '100050' });
    await userEvent.click(mark(100050));
    await expect(bar().getByText(/^Выбрано.2$/u)).toBeVisible();
    await press(/^Выбрать все.130 по.фильтру$/u);
    await expect(await bar().findByText(/^Выбрано.130$/u)).toBeVisible();
    await press(/^Начать сборку$/u);
    await expect(await told(/^Готово.130$/u)).toBeVisible();
  },
};

/** Portions that wait to be answered, in the order in which they came. */
const waiting: (() => void)[] = [];
const slowSteps = mockCall(
  '/api/admin/orders/steps',
  ({ orders }) =>
    new Promise((resolve) => {
      const results = orders.map((one) => ({ ...one, outcome: 'taken' as const, problem: null }));
      waiting.push(() => resolve({ results }));
    }),
);

export const StoppedOnItsWay: Story = {
  parameters: {
    ...pictured,
    pictures: { whole: true },
    msw: [mockMe(), slowSteps, ...mockStaffOrders(crowd)],
  },
  async play({ canvasElement }) {
    waiting.length = 0;
    const { canvas, bar, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '100130' });
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvasElement);
    await press(/^Начать сборку$/u);
    await expect(await canvas.findByRole('progressbar', { name: 'Начать сборку' })).toBeVisible();
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await expect(await told(/^Начать сборку: 20 из.50$/u)).toBeVisible();
    await waitFor(() => expect(waiting).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    waiting[1]?.();
    await expect(await told(/^Готово.40, не.отправлено.10$/u)).toBeVisible();
    await expect(waiting).toHaveLength(2);
    await expect(bar().getByText(/^Выбрано.10$/u)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const AnotherCountThanWasShownSelectsNothing: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/list', () => ({
        rows: crowd.slice(0, 50),
        total: 60,
        sums: { toPay: 1 },
      })),
      ...mockStaffOrders(crowd),
    ],
  },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: '100130' });
    await userEvent.click(mark(100130));
    await press(/^Выбрать все.60/u);
    await expect(await within(document.body).findByText(/стало другое число/u)).toBeVisible();
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
  },
};
