import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { mockMe, withStaff } from '../stories/index.ts';
import { longClient, staffClients } from './clients.fixtures.ts';
import { mockClients } from './clients.mock.ts';
import { ClientsScreen } from './ClientsScreen.tsx';

const meta = {
  title: 'Staff/Clients',
  component: ClientsScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/clients' },
    msw: [mockMe(), ...mockClients(staffClients)],
  },
} satisfies Meta<typeof ClientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const search = 'Телефон, имя, почта, заказ';

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Ринат Хабиров' })).toHaveAttribute(
      'href',
      '/clients/41',
    );
    await expect(canvas.getByRole('heading', { name: 'Клиенты', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^8.клиентов$/u)).toBeVisible();
    await expect(canvas.getByText('Сотрудник')).toBeVisible();
  },
};

export const WhoGaveNoNameIsCalledByTheirPhone: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^\+7.904.531-77-32$/u })).toBeVisible();
  },
};

export const OnlyThoseWhoAreBlocked: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const views = within(await canvas.findByRole('navigation', { name: 'Клиенты: виды' }));
    await userEvent.click(views.getByRole('link', { name: 'Заблокированы' }));
    await expect(await canvas.findByText(/^1.клиент$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Игорь Пашнин' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ринат Хабиров' })).toBeNull();
  },
};

export const ASearchThatFindsNothingIsTakenBackByOnePress: Story = {
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Ринат Хабиров' });
    await userEvent.type(canvas.getByRole('searchbox', { name: search }), 'Несуществующий{Enter}');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(await canvas.findByRole('link', { name: 'Ринат Хабиров' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const ByTheSumOfWhatTheyBought: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Ринат Хабиров' });
    const names = () => canvas.getAllByRole('row').map((row) => within(row).queryByRole('link')?.textContent);
    const sorter = () =>
      within(canvas.getByRole('columnheader', { name: /Сумма/u })).getByRole('button', { name: /Сумма/u });
    await userEvent.click(sorter());
    await waitFor(() => expect(names().at(-1)).toBe('ООО «Контур Дом»'));
    await userEvent.click(sorter());
    await waitFor(() => expect(names()[1]).toBe('ООО «Контур Дом»'));
  },
};

export const WhatIsShownIsTakenAlongAsAFile: Story = {
  parameters: { ...unpictured, staff: { at: '/clients?blocked=1&sort=name' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить' }));
    const menu = within(await within(document.body).findByRole('menu'));
    const link = menu.getByRole('menuitem', { name: /CSV/u });
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    await expect(pathname).toBe('/api/admin/clients/export');
    await expect(searchParams.get('format')).toBe('csv');
    await expect(JSON.parse(searchParams.get('list') ?? '')).toEqual({
      query: '',
      filters: { blocked: true },
      sort: { key: 'name', direction: 'ascending' },
    });
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(), ...mockClients([longClient, ...staffClients])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Константинопольская/u })).toBeVisible();
  },
};

const thousands = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...(staffClients[at % staffClients.length] ?? longClient),
    id: count - at,
    name: `Клиент ${count - at}`,
  }));

export const FiftyThousandClientsByPages: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/clients?page=1000&sort=bonus' },
    msw: [mockMe(), ...mockClients(thousands(50_000))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^49.951–50.000 из.50.000$/u)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(canvas.getByRole('link', { name: /^Страница 999/u }));
    await expect(await canvas.findByText(/^49.901–49.950 из.50.000$/u)).toBeVisible();
  },
};

export const AnAddressThatNobodyMadeIsTheListAsFarAsItMeansOne: Story = {
  parameters: { ...unpictured, staff: { at: '/clients?page=-1&q=%00&sort=moon&view=99999999999' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Ринат Хабиров' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Offline: Story = {
  parameters: {
    msw: [mockMe(), http.post('*/api/admin/clients/list', () => HttpResponse.error()), ...mockClients([])],
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
    await expect(canvas.getByRole('link', { name: 'Войти' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(), ...mockClients([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Клиентов пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(), mockCall('/api/admin/clients/list', () => new Promise(() => {})), ...mockClients([])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: /Клиенты/u })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/clients/list', () => refusal('general.unavailable')),
      ...mockClients([]),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
