import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { ORDERS_PAGE } from '@siren/domain/orders';
import type { OrderBrief, OrderStatus } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeOrder } from '../orders/orders.fixtures.ts';
import { withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { OrdersPage } from './OrdersPage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const statuses: OrderStatus[] = [
  { code: 'new', name: 'Принят' },
  { code: 'delivering', name: 'Доставляем' },
  { code: 'done', name: 'Выполнен' },
  { code: 'cancelled', name: 'Отменён' },
];
const briefs: OrderBrief[] = statuses.map((status, at) => {
  const { lines, totals, placedAt } = makeOrder();
  const id = 100_031 - at * 8;
  return {
    ...{ id, number: String(id), status, placedAt, toPay: totals.toPay },
    pieces: at + 2,
    goods: [...lines, ...lines].slice(0, at === 1 ? 4 : 2).map(({ name, image }) => ({ name, image })),
    moreGoods: at === 1 ? 3 : 0,
  };
});
const list = (items: OrderBrief[], total = items.length) =>
  mockCall('/api/order/list', ({ page }) => ({
    items,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / ORDERS_PAGE)),
  }));

const meta = {
  title: 'Pages/Orders',
  component: OrdersPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/orders', route: '/lk/orders', info: makeInfo({ user, favorites: 3 }) },
    msw: [list(briefs, 14)],
  },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Заказ №.100031/ })).toHaveAttribute(
      'href',
      '/lk/orders/100031',
    );
    const nav = within(canvas.getByRole('navigation', { name: 'Личный кабинет' }));
    await expect(nav.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Показать ещё/ })).toHaveAttribute('href', '?page=2');
  },
};

export const Empty: Story = {
  parameters: { msw: [list([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказов пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/order/list', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [mockCall('/api/order/list', () => refusal('user.unknown'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Заказы не.загрузились/)).toBeVisible();
  },
};

export const ARepeatedOrderTellsWhatIsGoneFewerOrDearer: Story = {
  parameters: {
    msw: [
      list(briefs.slice(0, 1)),
      mockCall('/api/order/repeat', () => ({
        cart: makeCart(),
        found: 2,
        notes: [
          {
            ...{ offer: 1, name: 'Диван «Лада» двухместный', options: '', path: 'divan-lada' },
            ...{ ordered: 1, got: 0, priceThen: 54_990, priceNow: null, problems: ['gone'] },
          },
          {
            ...{ offer: 2, name: 'Стул «Тис» с мягким сиденьем', options: '', path: 'stul-tis' },
            ...{ ordered: 3, got: 2, priceThen: 7_490, priceNow: 7_990, problems: ['fewer', 'dearer'] },
          },
        ],
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить заказ № 100031' }));
    await expect(await canvas.findByText(/есть только 2.шт. из.3; подорожал/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart');
  },
};
