import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { longGood, manyGoods, staffGoods } from './goods.fixtures.ts';
import { mockGoods } from './goods.mock.ts';
import { GoodsScreen } from './GoodsScreen.tsx';

const meta = {
  title: 'Staff/Goods, several at once',
  component: GoodsScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products' },
    msw: [mockMe(), ...mockGoods(staffGoods)],
  },
} satisfies Meta<typeof GoodsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const pictured = { chromatic: { modes: { phone: { disable: false } } } };

const body = () => within(document.body);
const LADA = 'Диван «Лада» двухместный';
const CHAIR = 'Стул «Аск», дуб';
const ARMCHAIR = 'Кресло «Лада»';

function screenOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const bar = () => within(canvas.getByRole('region', { name: 'Действия с выбранными' }));
  const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`${name}`, 'u') });
  return {
    canvas,
    bar,
    row,
    loaded: () => canvas.findByRole('link', { name: new RegExp(`^${LADA}`, 'u') }),
    mark: (name: string) => userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(name, 'u') })),
    press: (name: RegExp) => userEvent.click(bar().getByRole('button', { name })),
    told: (words: RegExp) => canvas.findByText(words),
    noBar: () => expect(canvas.queryByRole('region', { name: 'Действия с выбранными' })).toBeNull(),
  };
}
const dialog = async () => within(await body().findByRole('dialog', { name: /^Цены/u }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
const choose = (open: Dialog, label: RegExp, option: string) =>
  userEvent.selectOptions(open.getByRole('combobox', { name: label }), option);
const rowsOf = (open: Dialog, label: string) =>
  open.findByRole('list', { name: label }).then((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' ')),
  );

/** Opens the change of prices for these goods. */
async function opened(canvasElement: HTMLElement, ...names: string[]) {
  const screen = screenOf(canvasElement);
  await screen.loaded();
  for (const name of names) await screen.mark(name);
  await screen.press(/^Цены/u);
  return { ...screen, open: await dialog() };
}

export const PricesAreSeenBeforeTheyAreChanged: Story = {
  parameters: pictured,
  async play({ canvasElement }) {
    const { open } = await opened(canvasElement, LADA, CHAIR, ARMCHAIR);
    await expect(open.getByRole('button', { name: 'Изменить цены' })).toBeDisabled();
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '27');
    await choose(open, /^Округлить$/u, 'ninety');
    await expect(await open.findByRole('button', { name: /^Изменить 2.цены$/u })).toBeEnabled();
    await expect(open.getByRole('status')).toHaveTextContent(
      /^Изменятся 2.цены у.2.товаров, не.получится: 1$/u,
    );
    await expect((await rowsOf(open, 'Цены до и\u00a0после'))[0]).toMatch(
      /^Кресло «Лада».*24 990 ₽.*31 690 ₽$/u,
    );
    await expect((await rowsOf(open, 'Почему'))[0]).toMatch(/^1 цена: старая цена/u);
  },
};

export const ChangedAndReturnedByASecondChange: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods)] },
  async play({ canvasElement }) {
    const { canvas, row, open, told, noBar } = await opened(canvasElement, LADA, ARMCHAIR);
    await choose(open, /^Что сделать/u, 'less');
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько рублей$/u }), '1 490,50');
    await choose(open, /^Старая цена$/u, 'former');
    await userEvent.click(await open.findByRole('button', { name: /^Изменить 2.цены$/u }));
    await expect(await told(/^Цены изменены, товаров:.2$/u)).toBeVisible();
    await noBar();
    await waitFor(() => expect(row(ARMCHAIR)).toHaveTextContent(/23\s499,50/u));
    await expect(row(ARMCHAIR)).toHaveTextContent('вручную');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Цены возвращены, товаров:.2$/u)).toBeVisible();
    await waitFor(() => expect(row(ARMCHAIR)).toHaveTextContent(/24\s990/u));
    await expect(row(ARMCHAIR)).not.toHaveTextContent('вручную');
    await expect(row(LADA)).toHaveTextContent('вручную');
  },
};

export const GivenBackToTheFeed: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods)] },
  async play({ canvasElement }) {
    const { row, open, told } = await opened(canvasElement, LADA, CHAIR);
    await choose(open, /^Что сделать/u, 'feed');
    await expect(open.queryByRole('combobox', { name: 'Округлить' })).toBeNull();
    await userEvent.click(await open.findByRole('button', { name: /^Изменить 1.цену$/u }));
    await expect(await told(/^Цены изменены, товаров:.1$/u)).toBeVisible();
    await waitFor(() => expect(row(LADA)).not.toHaveTextContent('вручную'));
  },
};

export const AnAmbiguousSumIsAskedAbout: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { open } = await opened(canvasElement, LADA);
    await choose(open, /^Что сделать/u, 'more');
    const amount = open.getByRole('textbox', { name: /^На.сколько рублей$/u });
    await userEvent.type(amount, '1.234');
    await expect(amount).toHaveAccessibleDescription(
      /^Напишите «1.234» или «1,23»: прочитать можно двояко\.$/u,
    );
    await expect(open.getByRole('button', { name: 'Изменить цены' })).toBeDisabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1 234');
    await expect(await open.findByRole('button', { name: /^Изменить 1.цену$/u })).toBeEnabled();
  },
};

export const WithoutARegionNothingIsChanged: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { open } = await opened(canvasElement, LADA);
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '5');
    for (const name of ['Екатеринбург', 'Пермь']) await userEvent.click(open.getByRole('checkbox', { name }));
    await expect(open.getByRole('alert')).toHaveTextContent(/один регион/u);
    await expect(open.getByRole('button', { name: 'Изменить цены' })).toBeDisabled();
  },
};

export const NothingToChangeIsSaid: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { open } = await opened(canvasElement, CHAIR);
    await choose(open, /^Что сделать/u, 'feed');
    await expect(await open.findByRole('button', { name: 'Менять нечего' })).toBeDisabled();
    await expect(open.getByRole('status')).toHaveTextContent(/^Ни.одна цена не.изменится, уже так: 1$/u);
  },
};

export const CountedWhileItIsAsked: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/catalog/preview-prices', () => new Promise(() => {})),
      ...mockGoods(staffGoods),
    ],
  },
  async play({ canvasElement }) {
    const { open } = await opened(canvasElement, CHAIR);
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '5');
    await expect(await open.findByRole('button', { name: 'Считаем…' })).toBeDisabled();
    await expect(open.getByRole('region', { name: /^Что изменится$/u })).toHaveAttribute('aria-busy', 'true');
  },
};

let isDown = true;
export const AFailedPreviewIsAskedAgain: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/catalog/preview-prices', () => {
        if (isDown) throw refusal('general.unavailable');
        return { goods: [], changed: 0, same: 1, first: [], refused: [], firstRefused: [] };
      }),
      ...mockGoods(staffGoods),
    ],
  },
  async play({ canvasElement }) {
    isDown = true;
    const { open } = await opened(canvasElement, CHAIR);
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '5');
    await expect(await open.findByRole('alert')).toHaveTextContent(/недоступен/u);
    isDown = false;
    await userEvent.click(open.getByRole('button', { name: 'Повторить' }));
    await expect(await open.findByRole('button', { name: 'Менять нечего' })).toBeDisabled();
  },
};

export const WhoWasQuickerIsNamed: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods)] },
  async play({ canvasElement }) {
    const { canvas, open, told } = await opened(canvasElement, LADA, ARMCHAIR);
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '5');
    const button = await open.findByRole('button', { name: /^Изменить 2.цены$/u });
    await fetch('/api/admin/catalog/show', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'a', hidden: true, goods: [{ id: 702, version: 1 }] }),
    });
    await userEvent.click(button);
    await expect(await told(/^Цены изменены, товаров:.1, не.вышло.1$/u)).toBeVisible();
    const failed = await canvas.findByText(/уже изменили/u);
    await expect(
      within(failed.closest('li') ?? failed).getByRole('link', { name: ARMCHAIR }),
    ).toHaveAttribute('href', '/products/702');
  },
};

export const HiddenOnceThatWasAskedAndShownAgain: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods)] },
  async play({ canvasElement }) {
    const { canvas, loaded, mark, press, told, row } = screenOf(canvasElement);
    await loaded();
    for (const name of [LADA, 'Торшер «Соль»']) await mark(name);
    await press(/^Скрыть.1$/u);
    const question = within(await body().findByRole('alertdialog', { name: /^Скрыть 1.товар/u }));
    await userEvent.click(question.getByRole('button', { name: 'Скрыть' }));
    await expect(await told(/^Скрыто товаров:.1$/u)).toBeVisible();
    await waitFor(() => expect(row(LADA)).toHaveTextContent('Скрыт'));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Показано товаров:.1$/u)).toBeVisible();
    await waitFor(() => expect(row(LADA)).not.toHaveTextContent('Скрыт'));
  },
};

export const AnotherFilterLeavesNothingSelected: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { canvas, loaded, bar, mark, noBar } = screenOf(canvasElement);
    await loaded();
    await mark(LADA);
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Скрыты' }));
    await waitFor(() => noBar());
    await userEvent.click(canvas.getByRole('link', { name: 'Все' }));
    await loaded();
    await noBar();
  },
};

export const AllOfAFilterOverPagesInPortions: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(manyGoods(130))] },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press, told } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: /^Плед 1$/u });
    await mark('Плед 1$');
    await press(/^Выбрать все.130 по.фильтру$/u);
    await expect(await bar().findByText(/^Выбрано.130$/u)).toBeVisible();
    await press(/^Цены/u);
    const open = await dialog();
    await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '5');
    await userEvent.click(await open.findByRole('button', { name: /^Изменить 130.цен$/u }));
    await expect(await told(/^Цены изменены, товаров:.130$/u)).toBeVisible();
  },
};

export const AnotherCountThanWasShownSelectsNothing: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/catalog/list', () => ({ rows: manyGoods(50), total: 60, sums: {} })),
      ...mockGoods(manyGoods(70)),
    ],
  },
  async play({ canvasElement }) {
    const { canvas, bar, mark, press } = screenOf(canvasElement);
    await canvas.findByRole('link', { name: /^Плед 1$/u });
    await mark('Плед 1$');
    await press(/^Выбрать все.60/u);
    await expect(await body().findByText(/стало другое число/u)).toBeVisible();
    await expect(bar().getByText(/^Выбрано.1$/u)).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods([longGood, ...staffGoods])] },
  async play({ canvasElement }) {
    const screen = screenOf(canvasElement);
    await screen.canvas.findByRole('link', { name: /^Диван-трансформер/u });
    for (const name of ['Диван-трансформер', LADA]) await screen.mark(name);
    await screen.press(/^Цены/u);
    const open = await dialog();
    await choose(open, /^Что сделать/u, 'keep');
    await choose(open, /^Округлить$/u, 'ten');
    await choose(open, /^Старая цена$/u, 'clear');
    await expect(await open.findByRole('button', { name: /^Изменить 1.цену$/u })).toBeEnabled();
  },
};

/** Raises the price of an armchair by ten percent, or asks for it anew. */
async function raise(screen: ReturnType<typeof screenOf>) {
  await screen.press(/^Цены/u);
  const open = await dialog();
  await userEvent.type(open.getByRole('textbox', { name: /^На.сколько процентов$/u }), '10');
  await userEvent.click(await open.findByRole('button', { name: /^Изменить 1.цену$/u }));
}

export const PricesWhoseAnswerWasLostAreNotRaisedTwice: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods, { lost: true })] },
  async play({ canvasElement }) {
    const screen = screenOf(canvasElement);
    await screen.loaded();
    await screen.mark(ARMCHAIR);
    await raise(screen);
    await expect(await screen.told(/^Цены изменены, товаров:.0, без.ответа.1$/u)).toBeVisible();
    await waitFor(() => expect(screen.row(ARMCHAIR)).toHaveTextContent(/27\s489/u));
    await raise(screen);
    await expect(await screen.told(/^Цены изменены, товаров:.1$/u)).toBeVisible();
    await expect(screen.canvas.getByText(/^Это итог прошлого нажатия/u)).toBeVisible();
    await expect(screen.row(ARMCHAIR)).toHaveTextContent(/27\s489/u);
    await userEvent.click(screen.canvas.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(screen.row(ARMCHAIR)).toHaveTextContent(/24\s990/u));
  },
};

export const ThePressAfterAnAnswerIsANewOne: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods, { lost: true })] },
  async play({ canvasElement }) {
    const screen = screenOf(canvasElement);
    await screen.loaded();
    await screen.mark(ARMCHAIR);
    await raise(screen);
    await userEvent.click(await screen.canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await screen.told(/^Цены изменены, товаров:.1$/u)).toBeVisible();
    await screen.noBar();
    await waitFor(() => expect(screen.canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
    await screen.mark(ARMCHAIR);
    await raise(screen);
    await waitFor(() => expect(screen.row(ARMCHAIR)).toHaveTextContent(/30\s237,90/u));
  },
};

/** Opens the change of a badge for two goods. */
async function openedBadge(canvasElement: HTMLElement) {
  const { loaded, mark, press } = screenOf(canvasElement);
  await loaded();
  await mark(LADA);
  await mark(ARMCHAIR);
  await press(/^Бейдж…$/u);
  return within(await body().findByRole('dialog', { name: /^Бейдж/u }));
}

export const ABadgeOfStaffIsChosen: Story = {
  parameters: { ...pictured, pictures: { whole: true } },
  async play({ canvasElement }) {
    const open = await openedBadge(canvasElement);
    await userEvent.click(open.getByRole('radio', { name: 'Снять' }));
    await expect(open.getByRole('button', { name: 'Снять бейдж' })).toBeEnabled();
    await expect(open.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ручная работа',
      'Выбор дизайнера',
    ]);
  },
};

export const ABadgeIsPutOnThemAndTakenOffAgain: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods)] },
  async play({ canvasElement }) {
    const { canvas, told } = screenOf(canvasElement);
    const open = await openedBadge(canvasElement);
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Бейдж' }), 'Выбор дизайнера');
    await userEvent.click(open.getByRole('button', { name: 'Поставить бейдж' }));
    await expect(await told(/^Бейдж «Выбор дизайнера» поставлен, товаров:.2$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Бейдж «Выбор дизайнера» снят, товаров:.2$/u)).toBeVisible();
  },
};

export const ABadgeWhoseAnswerWasLostIsTakenOffAgain: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockGoods(staffGoods, { lost: true })] },
  async play({ canvasElement }) {
    const { canvas, told } = screenOf(canvasElement);
    const open = await openedBadge(canvasElement);
    await userEvent.click(open.getByRole('button', { name: 'Поставить бейдж' }));
    await expect(await told(/^Бейдж «Ручная работа» поставлен, товаров:.0, без.ответа.2$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await told(/^Бейдж «Ручная работа» поставлен, товаров:.2$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await told(/^Бейдж «Ручная работа» снят, товаров:.2$/u)).toBeVisible();
  },
};
