import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { longGood, makeRelated, makeStaffGood, manyGoods, relatedRow, staffGoods } from './goods.fixtures.ts';
import { mockGood, mockGoods } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const has = (over: Parameters<typeof makeStaffGood>[0] = {}) => [
  mockMe(),
  ...mockGood(makeStaffGood(over)),
  ...mockGoods(staffGoods),
];

const meta = {
  title: 'Staff/GoodRelated',
  component: GoodScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products/701', route: '/products/:id' },
    msw: has(),
  },
} satisfies Meta<typeof GoodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unpictured = { chromatic: { disableSnapshot: true } };
const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Хорошо рядом' }));
const names = async (canvas: Canvas) =>
  (await card(canvas)).queryAllByRole('link').map(({ textContent }) => textContent);

export const ComputedByTheShop: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const open = await card(canvas);
    await expect(open.getByText(/^Подобрал магазин/u)).toBeVisible();
    await expect(await names(canvas)).toEqual(makeRelated().map(({ name }) => name));
    await expect(open.queryByRole('button', { name: /^Вернуть подбор/u })).toBeNull();
  },
};

export const SetByHandWithGoodsThatAreGone: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: has({
      related: [...[staffGoods[1]!, staffGoods[3]!, staffGoods[5]!].map(relatedRow), relatedRow(longGood)],
      relatedByHand: true,
    }),
  },
  async play({ canvas }) {
    const open = await card(canvas);
    await expect(open.getByText(/^1150077, скрыт: в.магазине не.виден$/u)).toBeVisible();
    await expect(open.getByText(/^1140021, снят: в.магазине не.виден$/u)).toBeVisible();
  },
};

export const FoundAndAdded: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const field = (await card(canvas)).getByRole('combobox', { name: 'Добавить товар' });
    await userEvent.type(field, 'торшер');
    await userEvent.click(await screen.findByRole('option', { name: /^Торшер «Соль»/u }));
    await waitFor(async () => expect((await names(canvas)).at(-1)).toBe('Торшер «Соль»'));
    await expect(await names(canvas)).toHaveLength(4);
    await expect(await (await card(canvas)).findByRole('button', { name: /^Вернуть подбор/u })).toBeVisible();
  },
};

export const NeitherItselfNorOneTwiceIsOffered: Story = {
  parameters: { ...unpictured, msw: has({ relatedByHand: true }) },
  async play({ canvas, userEvent }) {
    const field = (await card(canvas)).getByRole('combobox', { name: 'Добавить товар' });
    await userEvent.type(field, 'лада');
    await expect((await screen.findAllByText(/^Ничего не.нашлось/u))[0]).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const PutInOrderByKeys: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const handle = (await card(canvas)).getAllByRole('button', { name: /Кресло «Лада»/u })[0]!;
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Кресло «Лада»'));
    await expect(await (await card(canvas)).findByRole('button', { name: /^Вернуть подбор/u })).toBeVisible();
  },
};

export const TakenAwayAndBroughtBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: /^Убрать: Стул «Аск»/u }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Стул «Аск», дуб'));
    await expect(open.getByText(/^Подобрал магазин/u)).toBeVisible();
    await expect(open.queryByRole('button', { name: /^Вернуть подбор/u })).toBeNull();
  },
};

export const BroughtBackTheyAreByHandWhereTheyWere: Story = {
  parameters: { ...unpictured, msw: has({ relatedByHand: true }) },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: /^Убрать: Стул «Аск»/u }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Стул «Аск», дуб'));
    await expect(open.getByRole('button', { name: /^Вернуть подбор/u })).toBeVisible();
  },
};

export const TheFocusGoesOnFromAGoodThatIsTakenAway: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    const [one, other, last] = open.getAllByRole('button', { name: /^Убрать:/u });
    other!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(one).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open.getByRole('heading', { name: 'Хорошо рядом' })).toHaveFocus());
  },
};

export const GivenBackToTheShop: Story = {
  parameters: { ...unpictured, msw: has({ related: [], relatedByHand: true }) },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await expect(open.getByText(/этого блока нет/u)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: /^Вернуть подбор/u }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(3));
    await expect(open.getByText(/^Подобрал магазин/u)).toBeVisible();
  },
};

export const NoMoreThanTheShopShows: Story = {
  parameters: { ...unpictured, msw: has({ related: manyGoods(8).map(relatedRow), relatedByHand: true }) },
  async play({ canvas }) {
    const open = await card(canvas);
    await expect(open.getByText(/^Больше 8.товаров/u)).toBeVisible();
    await expect(open.queryByRole('combobox')).toBeNull();
  },
};
