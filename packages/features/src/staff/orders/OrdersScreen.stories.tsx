import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { mockMe, withStaff } from '../stories/index.ts';
import { longOrder, manyOrders, staffOrders } from './orders.fixtures.ts';
import { mockStaffOrders } from './orders.mock.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  title: 'Staff/Orders',
  component: OrdersScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', msw: [mockMe(), ...mockStaffOrders(staffOrders)] },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '104516' })).toHaveAttribute(
      'href',
      '/orders/104516',
    );
    await expect(canvas.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^11.заказов на.634.956.₽$/u)).toBeVisible();
  },
};

export const AViewIsALinkThatNarrowsTheList: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const views = within(await canvas.findByRole('navigation', { name: 'Заказы: виды' }));
    await userEvent.click(await views.findByRole('link', { name: /^Подтвердить/u }));
    await expect(await canvas.findByText(/^6.заказов на/u)).toBeVisible();
    await expect(views.getByRole('link', { name: /^Подтвердить/u })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: '104517' })).toBeNull();
  },
};

export const FiltersAreToldAndTakenBack: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '104516' });
    await userEvent.click(canvas.getByRole('button', { name: 'Статус' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Отменён' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Выдан' }));
    await expect(await canvas.findByText(/^2.заказа на/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Статус: Отменён, ещё.1$/u }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Любой: статус' }));
    await expect(await canvas.findByText(/^11.заказов на/u)).toBeVisible();
  },
};

export const BySourceThatStaffNoted: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Источник' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Звонок' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^2.заказа на/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '104499' })).toBeVisible();
  },
};

export const DaysOfPlacingFromTheCalendarOrByOnePress: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const body = within(document.body);
    await canvas.findByRole('link', { name: '104516' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформлен' }));
    const days = within(await body.findByRole('dialog', { name: 'Оформлен' }));
    await userEvent.click(days.getByRole('button', { name: 'Вчера' }));
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Оформлен: 20.ноября$/u }));
    const again = within(await body.findByRole('dialog', { name: 'Оформлен' }));
    await expect(again.getByRole('button', { name: 'Вчера' })).toHaveAttribute('aria-pressed', 'true');
    const dayCell = (name: RegExp) => again.getByRole('gridcell', { name });
    await userEvent.click(dayCell(/^суббота, 21 ноября/u));
    await userEvent.click(dayCell(/^понедельник, 16 ноября/u));
    await expect(await canvas.findByText(/^11.заказов на/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Оформлен: 16–21.ноября$/u })).toBeVisible();
  },
};

export const DaysOfDeliveryAreTakenBack: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const body = within(document.body);
    await canvas.findByRole('link', { name: '104516' });
    await userEvent.click(await canvas.findByRole('button', { name: 'День получения' }));
    const days = within(await body.findByRole('dialog', { name: 'День получения' }));
    await userEvent.click(days.getByRole('button', { name: 'Завтра' }));
    await expect(await canvas.findByText(/^3.заказа на/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^День получения: 22.ноября$/u }));
    await userEvent.click(await body.findByRole('button', { name: 'Любые дни' }));
    await expect(await canvas.findByText(/^11.заказов на/u)).toBeVisible();
  },
};

export const OneLetterIsNotLookedFor: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '104516' });
    const search = canvas.getByRole('searchbox', { name: 'Номер, телефон, имя' });
    await userEvent.type(search, 'а{Enter}');
    await expect(await canvas.findByText('Наберите хотя бы два знака')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(await canvas.findByRole('link', { name: '104516' })).toBeVisible();
  },
};

export const ASearchThatFindsNothingIsTakenBackByOnePress: Story = {
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '104516' });
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Номер, телефон, имя' }),
      'Несуществующий{Enter}',
    );
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(await canvas.findByRole('link', { name: '104516' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const ByAColumnInEitherOrder: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '104516' });
    const first = () => canvas.getAllByRole('link', { name: /^\d{6}$/u })[0];
    const sorter = () =>
      within(canvas.getByRole('columnheader', { name: /Сумма/u })).getByRole('button', { name: /Сумма/u });
    await userEvent.click(sorter());
    await waitFor(() => expect(first()).toHaveTextContent('104511'));
    await userEvent.click(sorter());
    await waitFor(() => expect(first()).toHaveTextContent('104499'));
  },
};

export const FiftyThousandOrdersByPages: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders(manyOrders(50_000))] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^1–50 из.50.000$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Страница 2/u }));
    await expect(await canvas.findByText(/^51–100 из.50.000$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '149950' })).toBeVisible();
    // Fifty of them, and the head.
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await expect(canvas.getByRole('link', { name: /^Страница 1.?000/u })).toBeVisible();
  },
};

export const AnAddressThatNobodyMadeIsTheListAsFarAsItMeansOne: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/orders?status=zzz,cancelled&page=99999999999&q=%00&sort=moon' },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^1.заказ на/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '104512' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Статус: Отменён' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const APageBeyondTheLastLeadsToIt: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/orders?page=9' },
    msw: [mockMe(), ...mockStaffOrders(manyOrders(70))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Такой страницы уже нет')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^К.последней странице$/u }));
    await expect(await canvas.findByText(/^51–70 из.70$/u)).toBeVisible();
  },
};

/** What the link of a menu asks the server for. */
const askedBy = (link: HTMLElement) => {
  const params = new URL((link as HTMLAnchorElement).href).searchParams;
  return { format: params.get('format'), list: JSON.parse(params.get('list') ?? '') as unknown };
};

export const WhatIsShownIsTakenAlongAsAFile: Story = {
  parameters: {
    staff: { at: '/orders?status=new,waiting&sort=-toPay&q=ли' },
    chromatic: { modes: { phone: { disable: false } } },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить' }));
    const menu = within(await within(document.body).findByRole('menu'));
    for (const [name, format] of [
      ['Таблица Excel (XLSX)', 'xlsx'],
      [/CSV/u, 'csv'],
    ] as const) {
      const link = menu.getByRole('menuitem', { name });
      await expect(link).toHaveAttribute('download');
      await expect(askedBy(link)).toEqual({
        format,
        list: {
          query: 'ли',
          filters: { status: ['waiting', 'new'] },
          sort: { key: 'toPay', direction: 'descending' },
        },
      });
    }
  },
};

export const NothingIsNotTakenAlong: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockStaffOrders([])] },
  async play({ canvas }) {
    await canvas.findByText('Заказов пока нет');
    await expect(canvas.queryByRole('button', { name: 'Выгрузить' })).toBeNull();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(), ...mockStaffOrders([longOrder, ...staffOrders])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /104520/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(), ...mockStaffOrders([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Заказов пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(), mockCall('/api/admin/orders/list', () => new Promise(() => {})), ...mockStaffOrders([])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: /Заказы/u })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/orders/list', () => refusal('general.unavailable')),
      ...mockStaffOrders([]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    msw: [mockMe(), http.post('*/api/admin/orders/list', () => HttpResponse.error()), ...mockStaffOrders([])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/интернет/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [mockCall('/api/staff/me', () => refusal('user.not_authorized'))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет доступа')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      expect.stringContaining('/lk/login'),
    );
  },
};

export const WhoMayNotSeeAScreenHasNoWayToIt: Story = {
  parameters: { ...unpictured, msw: [mockMe(['admin.access', 'refs.edit']), ...mockStaffOrders([])] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Заказы', level: 1 });
    await expect(canvas.queryByRole('link', { name: /Заказы/u })).toBeNull();
  },
};
