import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StaffClient } from '@siren/domain/client-records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeOwn } from '../../info/index.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffClient, mockClient } from './client.mock.ts';
import { longLedger } from './clientParts.fixtures.ts';
import { longClient, staffClients } from './clients.fixtures.ts';
import { mockClients } from './clients.mock.ts';
import { ClientScreen } from './ClientScreen.tsx';

const has = (over: Partial<StaffClient> = {}) => [mockMe(), ...mockClient(makeStaffClient(over))];

const meta = {
  title: 'Staff/Client',
  // What one story types is nothing that another begins with.
  beforeEach: () => writeOwn('draft/client/41', null),
  component: ClientScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/clients/41', route: '/clients/:id' },
    msw: has(),
  },
} satisfies Meta<typeof ClientScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
/** The question has gone, and what lies behind it is there again. */
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const NOTE = 'Звонить после\u00a0шести';

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Ринат Хабиров', level: 1 })).toBeVisible();
    const orders = within(canvas.getByRole('region', { name: 'Заказы' }));
    await expect(orders.getByRole('link', { name: '104516' })).toHaveAttribute('href', '/orders/104516');
    await expect(orders.getByRole('link', { name: /^В.списке заказов$/u })).toHaveAttribute(
      'href',
      '/orders?q=%2B79124406320',
    );
    await expect(canvas.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79124406320');
  },
};

export const ACallIsInTheHistoryWithWhatCameOfIt: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Позвонить' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await userEvent.click(await canvas.findByRole('button', { name: 'Дозвонились' }));
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(await history.findByText('Звонок клиенту, дозвонились')).toBeVisible();
    await expect(history.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const APressOfThePhoneItselfIsACallToo: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const facts = within(await canvas.findByRole('region', { name: 'Контакты' }));
    const link = facts.getByRole('link', { name: /912.440.63.20$/u });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(await history.findByText('Звонок клиенту')).toBeVisible();
  },
};

export const ACorrectionShowsWhatItLeadsTo: Story = {
  async play({ canvas, userEvent }) {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонусы' }));
    await userEvent.click(bonus.getByRole('radio', { name: 'Списать' }));
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '140,50');
    await userEvent.type(bonus.getByRole('textbox', { name: 'Причина' }), 'Начислили дважды');
    await expect(bonus.getByRole('button', { name: /^Списать 140,5$/u })).toBeVisible();
    await expect(bonus.getByText('499,5')).toBeVisible();
    scrollTo(0, 0);
  },
};

export const ACorrectionIsDoneAndTold: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонусы' }));
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '60');
    await userEvent.type(bonus.getByRole('textbox', { name: 'Причина' }), 'Извинение{Enter}');
    await waitFor(() => expect(bonus.getByRole('textbox', { name: 'Сколько' })).toHaveValue(''));
    await expect(bonus.getByText('700')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Бонусы, Извинение: 640 +700/u);
  },
};

export const NothingIsTakenOffThatIsNotThere: Story = {
  parameters: { ...unpictured, msw: has({ bonus: 30 }) },
  async play({ canvas, userEvent }) {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонусы' }));
    await userEvent.click(bonus.getByRole('radio', { name: 'Списать' }));
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '31');
    await userEvent.type(bonus.getByRole('textbox', { name: 'Причина' }), 'Ошибка{Enter}');
    await expect(await bonus.findByText(/^Столько нельзя/u)).toBeVisible();
    await expect(canvas.getAllByText('30')[0]).toBeVisible();
  },
};

export const BothFieldsOfACorrectionAreAskedFor: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонусы' }));
    await userEvent.click(bonus.getByRole('button', { name: 'Начислить' }));
    await expect(await bonus.findByText(/^Напишите число/u)).toBeVisible();
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '1.234');
    await expect(bonus.getByText(/^Напишите число/u)).toBeVisible();
    await userEvent.clear(bonus.getByRole('textbox', { name: 'Сколько' }));
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '1 234,50');
    await expect(await bonus.findByText(/^Напишите причину/u)).toBeVisible();
  },
};

export const WhatIsSentAgainHasTheSameKey: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      (() => {
        const keys: string[] = [];
        return mockCall('/api/admin/clients/correct-bonus', ({ amount, idempotencyKey }) => {
          keys.push(idempotencyKey);
          if (keys.length === 1) throw refusal('general.unavailable');
          return makeStaffClient({ bonus: 640 + (new Set(keys).size === 1 ? amount : 0) });
        });
      })(),
      ...mockClient(),
    ],
  },
  async play({ canvas, userEvent }) {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонусы' }));
    await userEvent.type(bonus.getByRole('textbox', { name: 'Сколько' }), '15');
    await userEvent.type(bonus.getByRole('textbox', { name: 'Причина' }), 'Сверка{Enter}');
    await expect(await bonus.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await userEvent.click(bonus.getByRole('button', { name: /^Начислить 15$/u }));
    await waitFor(() => expect(bonus.getByRole('textbox', { name: 'Сколько' })).toHaveValue(''));
    await expect(bonus.getByText('655')).toBeVisible();
  },
};

export const BlockedWithAReason: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть вход…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть вход' }));
    await expect(await dialog.findByText('Напишите причину.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Просил сам');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть вход' }));
    await answered();
    await expect(await canvas.findByRole('button', { name: 'Открыть вход…' })).toBeVisible();
    await expect(canvas.getByText('Сейчас нигде.')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Вход закрыт, Просил сам/u);
  },
};

export const Blocked: Story = {
  parameters: { msw: has({ blocked: true, blockedWhy: 'Просил сам', sessions: 0 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Заблокирован')).toBeVisible();
    await expect(canvas.getByText('Просил сам')).toBeVisible();
  },
};

export const SessionsAreEnded: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Завершить все' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить все' }));
    await answered();
    await expect(await canvas.findByText('Сейчас нигде.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Завершить все' })).toBeNull();
  },
};

/** Two people write a note at the same time: neither word is lost. */
export const TwoNotesAtTheSameTime: Story = {
  parameters: {
    msw: [mockMe(), ...mockClient(makeStaffClient(), (client) => ({ ...client, note: 'Домофон 71' }))],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заметка' }), NOTE);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const conflict = within(await canvas.findByRole('alert'));
    await expect(conflict.getByText('Домофон 71')).toBeVisible();
    await expect(conflict.getByText(/^Звонить после.шести$/u)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const StaffAreShownAndNotChanged: Story = {
  parameters: {
    msw: has({ staff: true, name: 'Елена Ким', changes: [], orders: 0, sum: 0, lastOrders: [] }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/учётная запись сотрудника/u)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /вход|Завершить/u })).toBeNull();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: has({
      ...{ name: longClient.name, email: longClient.email, sum: longClient.sum, bonus: longClient.bonus },
      address: 'Набережная Космонавтов-испытателей, 149, корпус\u00a02, третий этаж, квартира 1204',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Константинопольская/u })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/clients/get', () => new Promise(() => {}))] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^№.41$/u)).toBeVisible();
  },
};

export const EachChangeOfBonusWithItsOrderAndTheBalanceAfterIt: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const ledger = within(await canvas.findByRole('list', { name: 'Движение бонусов' }));
    const lines = ledger.getAllByRole('listitem');
    await expect(lines).toHaveLength(6);
    await expect(lines[0]).toHaveTextContent(
      /Вернулись: возврат по.заказу №.101962.*Елена Ким\+240,5.*стало 640$/u,
    );
    await expect(ledger.getByRole('link', { name: /^№.98415$/u })).toHaveAttribute('href', '/orders/98415');
    await expect(lines[3]).toHaveTextContent(/Коррекция: Поздняя доставка.*Елена Соловьёва\+500стало 600$/u);
  },
};

export const ALongLedgerByPages: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe(), ...mockClient(makeStaffClient(), undefined, { ledger: longLedger(23) })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^1–10 из.23$/u)).toBeVisible();
    const bonus = within(canvas.getByRole('region', { name: 'Бонусы' }));
    await expect(bonus.getByRole('button', { name: 'Новее' })).toBeDisabled();
    await userEvent.click(bonus.getByRole('button', { name: 'Раньше' }));
    await expect(await canvas.findByText(/^11–20 из.23$/u)).toBeVisible();
    await userEvent.click(bonus.getByRole('button', { name: 'Раньше' }));
    await expect(await bonus.findByText(/^Коррекция: Сверка 1$/u)).toBeVisible();
    await expect(bonus.getByRole('button', { name: 'Раньше' })).toBeDisabled();
  },
};

export const OneSessionIsEndedAndTheOtherStays: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const sessions = within(await canvas.findByRole('list', { name: 'Сеансы' }));
    await expect(sessions.getByText('Chrome, Windows')).toBeVisible();
    await userEvent.click(sessions.getByRole('button', { name: 'Завершить: Safari, iPhone' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    await expect(sessions.getByText('Chrome, Windows')).toBeVisible();
    await expect(await canvas.findByText('Завершены сеансы: 1')).toBeVisible();
  },
};

export const BesideItStandWhoStoodBesideItInTheList: Story = {
  parameters: {
    ...unpictured,
    staff: { at: '/clients/41', route: '/clients/:id', from: '?sort=name' },
    msw: [...mockClients(staffClients), ...has()],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^8 из.8, последняя в.списке$/u)).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Вы здесь' }));
    await expect(crumbs.getByRole('link', { name: 'Клиенты' })).toHaveAttribute('href', '/clients?sort=name');
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая запись' }));
    await expect(await canvas.findByText(/^7 из.8$/u)).toBeVisible();
  },
};

export const TheAddressNamesNone: Story = {
  parameters: { ...unpictured, staff: { at: '/clients/abc', route: '/clients/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Нет такой записи/u);
    await expect(canvas.getByRole('link', { name: /^К.списку «Клиенты»$/u })).toHaveAttribute(
      'href',
      '/clients',
    );
  },
};

export const NotThere: Story = {
  parameters: { msw: has({ id: 42 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe(), mockCall('/api/admin/clients/get', () => refusal('general.unavailable'))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
