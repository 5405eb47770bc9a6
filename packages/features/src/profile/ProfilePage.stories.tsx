import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Profile } from '@siren/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CODE, mockCodes } from '../login/login.mock.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { ProfilePage } from './ProfilePage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const profile: Profile = {
  ...{ id: 7, login: 'buyer', name: 'Анна Смирнова', phone: '+79122044108', email: null },
  ...{ address: 'ул. Мира, 5, кв. 12', hasPassword: true },
};
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
      mockCall('/api/user/change-password', () => refusal('user.wrong_password')),
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

export const AWrongPasswordAndAShortOneAreTold: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Текущий пароль'), 'guess');
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'short{Enter}');
    await expect(await canvas.findByText(/Нужно не короче 8/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Новый пароль'), '-and-longer{Enter}');
    await expect(await canvas.findByText('Неверный пароль.')).toBeVisible();
  },
};
