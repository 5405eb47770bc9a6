import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { DaysOrders } from '@siren/domain/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { mockMe, withStaff } from '../stories/index.ts';
import { counts, dearSaturdays, noOrders, saturdays } from './overview.fixtures.ts';
import { mockOverview, mockOverviewWithoutOrders, nothingWaits } from './overview.mock.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

const waits = {
  counts,
  oldest: { id: 104_488, placedAt: '2026-11-21T10:36:00+05:00' },
  soonest: { id: 104_515, until: '2026-11-22T09:10:00+05:00' },
};

const meta = {
  title: 'Staff/Overview',
  component: OverviewScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/' },
    msw: [mockMe(), mockOverview(saturdays, waits)],
  },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhones = { chromatic: { modes: { phone: { disable: false } } } };

export const Loaded: Story = {
  parameters: onPhones,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Обзор', level: 1 })).toBeVisible();
    await expect(await canvas.findByText(/^сб, 21.ноября, обновлено в.12:46$/u)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ждёт решения' })).toBeVisible();
  },
};

export const EveryNumberLeadsToItsRows: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const leads = async (name: RegExp, query: string) =>
      expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', `/orders?${query}`);
    await leads(/^Заказы: /u, 'from=2026-11-21&to=2026-11-21');
    await leads(/^Оплачено: /u, 'from=2026-11-21&money=paid&to=2026-11-21');
    await leads(/^Отмены: /u, 'from=2026-11-21&status=cancelled&to=2026-11-21');
    await leads(/^Подтвердить заказы: 12$/u, 'status=waiting,new');
    await leads(/^Ждут оплаты: 5$/u, 'money=due&status=new,confirmed');
    await leads(/^Последний день в.магазине: 2$/u, 'kept=2026-11-21');
    await leads(/^Ждут возврата денег: 3$/u, 'refund=1');
    await leads(/^Мои в.работе: 7$/u, 'mine=1&status=waiting,new,confirmed,assembling,ready,delivering');
    await expect(canvas.getByRole('link', { name: /^№.104515$/u })).toHaveAttribute('href', '/orders/104515');
    await expect(canvas.getByText(/ближайший ждём до.22.ноября, 09:10/u)).toBeVisible();
  },
};

export const AChartIsATableByOnePress: Story = {
  parameters: onPhones,
  async play({ canvas }) {
    const panel = within(await canvas.findByRole('region', { name: 'Заказы по часам' }));
    const table = () => panel.getByRole('table', { name: 'Заказы по часам' });
    await expect(within(table()).getByRole('row', { name: /^12:00–13:00 \d+ 12$/u })).toBeInTheDocument();
    await expect(within(table()).getByRole('row', { name: /^13:00–14:00 — 10$/u })).toBeInTheDocument();
    const toggle = panel.getByRole('button', { name: 'Таблица', pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(within(table()).getByRole('columnheader', { name: 'Сегодня' })).toBeVisible();
    scrollTo(0, 0);
  },
};

export const LongSumsStayInTheirPlace: Story = {
  parameters: { ...onPhones, msw: [mockMe(), mockOverview(dearSaturdays, waits)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Сумма: / })).toBeVisible();
    await expect(canvas.getByText(/^млрд.₽, нарастающим итогом$/u)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(), mockOverview(noOrders, nothingWaits)] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Заказов пока нет')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Подтвердить заказы: 0' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/overview', () => new Promise(() => {}))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Загружаем…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/overview', () => refusal('general.unavailable'))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [mockMe(), http.post('*/api/admin/overview', () => HttpResponse.error())] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Не получилось загрузить')).toBeVisible();
    await expect(canvas.getByText(/интернет/u)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [mockCall('/api/staff/me', () => refusal('user.not_authorized'))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет доступа')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toBeVisible();
  },
};

/** So many orders wait, and so many came today, as a list has on a thousand pages. */
const fiftyThousand: DaysOrders = {
  today: Array.from({ length: 50_000 }, (_, at) => ({
    placedAt: Date.parse('2026-11-21T00:00:00+05:00') + at * 900,
    ...{ status: 'new', toPay: 12_490, paid: null },
  })),
  weekAgo: [],
};

export const FiftyThousandOrdersADay: Story = {
  parameters: {
    ...onPhones,
    msw: [mockMe(), mockOverview(fiftyThousand, { ...waits, counts: { ...counts, confirm: 50_000 } })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Подтвердить заказы: 50.000$/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Заказы: 50.000/u })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const WithoutOrdersNothingIsToldOfThem: Story = {
  parameters: { msw: [mockMe(['admin.access']), mockOverviewWithoutOrders()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Здесь пока пусто')).toBeVisible();
    await expect(canvas.queryByText('Ждёт решения')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Заказы/u })).toBeNull();
  },
};
