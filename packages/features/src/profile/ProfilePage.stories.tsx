import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { OwnSession, Profile } from '@siren/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CODE, mockCodes } from '../login/login.mock.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { ProfilePage } from './ProfilePage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const profile: Profile = {
  ...{ id: 7, login: 'buyer', name: 'Анна Смирнова', phone: '+79122044108', email: null },
  ...{ address: 'ул. Мира, 5, кв. 12', hasPassword: true },
};
const sessions: OwnSession[] = [
  {
    ...{ id: 3, kind: 'remembered', device: 'Chrome, Windows', current: true },
    ...{ startedAt: '2026-11-20T09:00:00Z', seenAt: '2026-11-21T07:00:00Z' },
  },
  {
    ...{ id: 2, kind: 'remembered', device: 'Safari, iPhone', current: false },
    ...{ startedAt: '2026-11-02T09:00:00Z', seenAt: '2026-11-20T16:40:00Z' },
  },
  {
    ...{ id: 1, kind: 'visit', device: '', current: false },
    ...{ startedAt: '2026-11-21T06:00:00Z', seenAt: '2026-11-21T06:55:00Z' },
  },
];
const info = makeInfo({ user, favorites: 3 });
const unpictured = { chromatic: { disableSnapshot: true } };

const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: { at: '/lk/profile', route: '/lk/profile', info },
    msw: [
      mockCall('/api/user/profile', () => profile),
      mockCall('/api/user/save-profile', (saved) => ({ ...profile, ...saved })),
      mockCall('/api/user/change-contact', ({ contact }) => ({ ...profile, email: contact })),
      mockCall('/api/user/change-password', () => refusal('user.common_password')),
      mockCall('/api/user/sessions', () => ({ items: sessions })),
      mockCall('/api/user/end-session', ({ id }) => ({ items: sessions.filter((one) => one.id !== id) })),
      mockCall('/api/info', () => info),
      ...mockCodes(),
    ],
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'ФИО' })).toHaveValue('Анна Смирнова');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/user/profile', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/user/profile', () => refusal('user.unknown'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Профиль не.загрузился/)).toBeVisible();
  },
};

export const DataAreMended: Story = {
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'ФИО' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/как к.вам обращаться/)).toBeVisible();
    await userEvent.type(name, 'Анна Лебедева{Enter}');
    await expect((await canvas.findAllByText('Данные сохранены'))[0]).toBeVisible();
  },
};

export const AnotherEmailIsProvenByACode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить: e-mail' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Новый e-mail' }), 'anna@shop.ru{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), CODE);
    await waitFor(() => expect(canvas.getByText('anna@shop.ru')).toBeVisible());
  },
};

export const AShortPasswordAndACommonOneAreToldAtTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Новый пароль');
    await userEvent.type(field, 'qwerty{Enter}');
    await expect(await canvas.findByText(/Нужно не.короче 8/)).toBeVisible();
    await userEvent.type(field, '123{Enter}');
    await expect(await canvas.findByText(/есть в списках самых частых/)).toBeVisible();
    await expect(field).toBeInvalid();
  },
};

export const ASessionIsEndedAndGoneFromTheList: Story = {
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: /Где вы.вошли/ }));
    await userEvent.click(await part.findByRole('button', { name: 'Завершить: Safari, iPhone' }));
    await waitFor(() => expect(part.queryByText('Safari, iPhone')).toBeNull());
    await expect(part.getByText('Этот браузер')).toBeVisible();
    await expect(part.getByRole('button', { name: /Выйти на.всех устройствах/ })).toBeVisible();
  },
};

export const WithoutCodesAContactIsNotChanged: Story = {
  parameters: {
    ...unpictured,
    shop: { at: '/lk/profile', route: '/lk/profile', info: { ...info, sendsCodes: false } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить: e-mail' }));
    await expect(canvas.getByText(/магазин кодов не.присылает/)).toBeVisible();
  },
};
