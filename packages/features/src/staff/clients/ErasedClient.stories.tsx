import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StaffClient } from '@siren/domain/client-records';
import { ERASED_NAME } from '@siren/domain/client-records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffClient, mockClient } from './client.mock.ts';
import { ClientScreen } from './ClientScreen.tsx';
import { longClient } from './clients.fixtures.ts';

const { lastOrders } = makeStaffClient();
/** Somebody whose orders are all done. */
const settled: Partial<StaffClient> = {
  orders: 2,
  lastOrders: lastOrders.filter(({ status }) => status.code === 'done'),
  note: 'Просила не\u00a0звонить утром',
};
const has = (over: Partial<StaffClient> = settled) => [mockMe(), ...mockClient(makeStaffClient(over))];

const meta = {
  title: 'Staff/Client erased',
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
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Asks to erase the client; what answers is the question, or what stands against it. */
const ask = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Удалить данные клиента…' }));
const question = async () => within(await screen.findByRole('alertdialog'));
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const WhatGoesAndWhatStaysIsToldBefore: Story = {
  parameters: onPhone,
  async play(context) {
    await ask(context);
    const dialog = await question();
    const gone = within(dialog.getByRole('list', { name: 'Пропадёт' }));
    await expect(gone.getByText(/^640.₽ бонусов: сгорят$/u)).toBeVisible();
    await expect(gone.getByText(/^имя и.контакты в.2.заказах$/u)).toBeVisible();
    await expect(gone.getByText(/^1.заметка$/u)).toBeVisible();
    const kept = within(dialog.getByRole('list', { name: 'Останется' }));
    await expect(kept.getByText(/^2.заказа, выдано на.50.480.₽$/u)).toBeVisible();
    await expect(dialog.getByText('Ринат Хабиров')).toBeVisible();
    scrollTo(0, 0);
  },
};

export const ALongNameIsTypedAsItStands: Story = {
  parameters: { ...onPhone, msw: has({ ...settled, name: longClient.name, bonus: longClient.bonus }) },
  async play(context) {
    await ask(context);
    const dialog = await question();
    await expect(dialog.getByText(longClient.name)).toBeVisible();
    scrollTo(0, 0);
  },
};

export const NothingIsErasedByAnotherName: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await ask(context);
    const dialog = await question();
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Чтобы подтвердить/u }), 'Ринат');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    await expect(await dialog.findByText(/^Имя набрано иначе/u)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Чтобы подтвердить/u })).toHaveValue('Ринат');
  },
};

export const ErasedByTheNameThatIsTyped: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    const { canvas, userEvent } = context;
    await ask(context);
    const dialog = await question();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Чтобы подтвердить/u }), 'ринат хабиров');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить навсегда' }));
    await answered();
    await expect(await canvas.findByRole('heading', { name: ERASED_NAME, level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^Данные удалены .*2026, Елена Ким$/u)).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    const [first, second] = history.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Данные клиента удалены: 640 +0/u);
    await expect(second).toHaveTextContent(/^Бонусы: 140 +640/u);
  },
};

export const OpenOrdersHinderItAndAreLinked: Story = {
  parameters: { ...onPhone, msw: has({}) },
  async play(context) {
    await ask(context);
    const hindered = within(await context.canvas.findByRole('alert'));
    await expect(hindered.getByRole('link', { name: '104516' })).toHaveAttribute('href', '/orders/104516');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    scrollTo(0, 0);
  },
};

export const Erased: Story = {
  parameters: {
    ...onPhone,
    msw: has({
      ...settled,
      ...{ name: ERASED_NAME, phone: null, email: null, address: '', note: '', bonus: 0, sessions: 0 },
      ...{ blocked: true, changes: [], certificates: [] },
      erased: { at: '2026-11-20T18:02:00+05:00', by: { id: 3, name: 'Елена Ким' } },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Данные удалены .*2026, Елена Ким$/u)).toBeVisible();
    await expect(canvas.getByText('Удалён')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /вход|Удалить|Завершить/u })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Позвонить' })).toBeNull();
  },
};

export const WhatItComesToCannotBeRead: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/admin/clients/erasing', () => refusal('general.unavailable')), ...has()],
  },
  async play(context) {
    await ask(context);
    await waitFor(() => expect(screen.getByText(/^Магазин ненадолго недоступен/u)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
