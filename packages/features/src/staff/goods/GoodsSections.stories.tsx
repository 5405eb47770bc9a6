import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { longGood, manyGoods, staffGoods } from './goods.fixtures.ts';
import { mockGoods } from './goods.mock.ts';
import { GoodsScreen } from './GoodsScreen.tsx';

const meta = {
  title: 'Staff/Goods, sections of several',
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
const fresh = (goods = staffGoods) => ({ ...unpictured, msw: [mockMe(), ...mockGoods(goods)] });

const body = () => within(document.body);
const LADA = 'Диван «Лада» двухместный';
const ARMCHAIR = 'Кресло «Лада»';
const CHAIR = 'Стул «Аск», дуб';

/** Opens the move for these goods. */
async function opened(canvasElement: HTMLElement, ...names: string[]) {
  const canvas = within(canvasElement);
  await canvas.findByRole('link', { name: new RegExp(`^${LADA}`, 'u') });
  for (const name of names)
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(name, 'u') }));
  const bar = within(canvas.getByRole('region', { name: 'Действия с выбранными' }));
  await userEvent.click(bar.getByRole('button', { name: 'Раздел…' }));
  const open = within(await body().findByRole('dialog', { name: /^Раздел/u }));
  return {
    canvas,
    open,
    row: (name: string) => canvas.getByRole('row', { name: new RegExp(name, 'u') }),
    does: (what: string) =>
      userEvent.selectOptions(open.getByRole('combobox', { name: 'Что сделать' }), what),
    async pick(label: RegExp, section: string) {
      await userEvent.click(open.getByRole('combobox', { name: label }));
      await userEvent.click(await body().findByRole('option', { name: section }));
    },
    press: async (name: RegExp) => userEvent.click(await open.findByRole('button', { name })),
  };
}

export const MovesAreSeenBeforeTheyAreDone: Story = {
  parameters: pictured,
  async play({ canvasElement }) {
    const { open, does, pick } = await opened(canvasElement, LADA, ARMCHAIR, CHAIR);
    await does('between');
    await pick(/^Из.раздела$/u, 'Мебель, Диваны');
    await expect(open.getByRole('button', { name: 'Изменить раздел' })).toBeDisabled();
    await pick(/^В.раздел$/u, 'Мебель, Кресла');
    await expect(await open.findByRole('button', { name: /^Изменить раздел у.1.товара$/u })).toBeEnabled();
    await expect(
      within(open.getByRole('region', { name: 'Что изменится' })).getByRole('status'),
    ).toHaveTextContent(/^Раздел изменится у.1.товара, уже так: 1, не.получится: 1$/u);
    await expect(open.getByRole('list', { name: /^Раздел до/u })).toHaveTextContent(LADA);
    await expect(open.getByRole('list', { name: 'Почему' })).toHaveTextContent(
      /^1.товар: в.другом разделе$/u,
    );
  },
};

export const MovedAndReturnedByASecondChange: Story = {
  parameters: fresh(),
  async play({ canvasElement }) {
    const { canvas, row, pick, press } = await opened(canvasElement, LADA, ARMCHAIR);
    await pick(/^В.раздел$/u, 'Свет, Торшеры');
    await press(/^Изменить раздел у.2.товаров$/u);
    await expect(await canvas.findByText(/^Раздел изменён, товаров:.2$/u)).toBeVisible();
    await waitFor(() => expect(row(ARMCHAIR)).toHaveTextContent('Торшеры'));
    await expect(row(ARMCHAIR)).toHaveTextContent('вручную');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(await canvas.findByText(/^Раздел возвращён, товаров:.2$/u)).toBeVisible();
    await waitFor(() => expect(row(ARMCHAIR)).toHaveTextContent('Кресла'));
    await expect(row(ARMCHAIR)).not.toHaveTextContent('вручную');
  },
};

export const OutOfASectionIntoTheOneAbove: Story = {
  parameters: fresh(),
  async play({ canvasElement }) {
    const { canvas, row, does, pick, press } = await opened(canvasElement, LADA);
    await does('out');
    await pick(/^Из.раздела$/u, 'Мебель, Диваны');
    await press(/^Изменить раздел у.1.товара$/u);
    await expect(await canvas.findByText(/^Раздел изменён, товаров:.1$/u)).toBeVisible();
    await waitFor(() => expect(row(LADA)).toHaveTextContent('Мебель'));
  },
};

export const NoGoodIsLeftWithoutASection: Story = {
  parameters: fresh([{ ...staffGoods[0]!, section: 'Мебель' }, ...staffGoods.slice(1)]),
  async play({ canvasElement }) {
    const { open, does, pick } = await opened(canvasElement, LADA);
    await does('out');
    await pick(/^Из.раздела$/u, 'Мебель');
    await expect(await open.findByRole('button', { name: 'Менять нечего' })).toBeDisabled();
    await expect(open.getByRole('list', { name: 'Почему' })).toHaveTextContent(
      /без раздела товар не.бывает$/u,
    );
  },
};

export const FromASectionIntoItselfIsToldAtOnce: Story = {
  parameters: unpictured,
  async play({ canvasElement }) {
    const { open, does, pick } = await opened(canvasElement, LADA);
    await does('between');
    await pick(/^Из.раздела$/u, 'Мебель, Диваны');
    await pick(/^В.раздел$/u, 'Мебель, Диваны');
    await expect(open.getByRole('combobox', { name: /^В.раздел$/u })).toHaveAccessibleDescription(
      /^Это тот.же раздел\.$/u,
    );
    await expect(open.getByRole('button', { name: 'Изменить раздел' })).toBeDisabled();
  },
};

export const GivenBackToTheFeed: Story = {
  parameters: fresh(),
  async play({ canvasElement }) {
    const { canvas, row, open, does, press } = await opened(canvasElement, LADA, CHAIR);
    await does('feed');
    await expect(open.queryByRole('combobox', { name: /раздел/u })).toBeNull();
    await press(/^Изменить раздел у.1.товара$/u);
    await expect(await canvas.findByText(/^Раздел изменён, товаров:.1$/u)).toBeVisible();
    await waitFor(() => expect(row(LADA)).not.toHaveTextContent('вручную'));
  },
};

export const AllOfAFilterOverPages: Story = {
  parameters: fresh([staffGoods[0]!, ...manyGoods(129)]),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Плед 1$/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Выбрать все.130 по.фильтру$/u }));
    await expect(await canvas.findByText(/^Выбрано.130$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Раздел…' }));
    const open = within(await body().findByRole('dialog', { name: /^Раздел/u }));
    await userEvent.click(open.getByRole('combobox', { name: /^В.раздел$/u }));
    await userEvent.click(await body().findByRole('option', { name: 'Свет' }));
    await userEvent.click(await open.findByRole('button', { name: /^Изменить раздел у.130.товаров$/u }));
    await expect(await canvas.findByText(/^Раздел изменён, товаров:.130$/u)).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: { ...pictured, msw: [mockMe(), ...mockGoods([longGood, ...staffGoods])] },
  async play({ canvasElement }) {
    const { open, pick } = await opened(canvasElement, 'Диван-трансформер', LADA);
    await pick(/^В.раздел$/u, 'Свет, Торшеры');
    await expect(await open.findByRole('button', { name: /^Изменить раздел у.2.товаров$/u })).toBeEnabled();
  },
};
