import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { permissions } from '@siren/domain/account';
import { mockMe, withStaff } from '../stories/index.ts';
import { longPerson, storyPeople, storyRoles } from './people.fixtures.ts';
import { mockPeople } from './people.mock.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

const has = () => [mockMe(permissions), ...mockPeople(storyPeople, storyRoles)];

const meta = {
  title: 'Staff/People',
  component: PeopleScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/people' }, msw: has() },
} satisfies Meta<typeof PeopleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Ирина Бояршинова/u })).toHaveAttribute(
      'href',
      '/people/5',
    );
    await expect(canvas.getByText('единственный администратор')).toBeVisible();
    await expect(canvas.getByText(/^6.сотрудников$/u)).toBeVisible();
  },
};

export const OnlyThoseWhoAreShut: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const views = within(await canvas.findByRole('navigation', { name: /виды$/u }));
    await userEvent.click(views.getByRole('link', { name: 'Закрыты' }));
    await expect(await canvas.findByText(/^1.сотрудник$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Софья Мельник/u })).toBeVisible();
  },
};

export const WithoutASecondFactorAndOfARoleAtOnce: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const views = within(await canvas.findByRole('navigation', { name: /виды$/u }));
    await userEvent.click(views.getByRole('link', { name: 'Без второго фактора' }));
    await expect(await canvas.findByText(/^4.сотрудника$/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Роль' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Магазин' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^1.сотрудник$/u)).toBeVisible();
  },
};

export const WhoWasNotHereForLong: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вход' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Давно не.входили/u }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^1.сотрудник$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Никита Рогов/u })).toBeVisible();
  },
};

export const ThoseOfARole: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Роль' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Магазин' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^2.сотрудника$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Никита Рогов/u })).toBeVisible();
  },
};

export const ASearchThatFindsNothingIsTakenBackByOnePress: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: /^Елена Ким/u });
    await userEvent.type(canvas.getByRole('searchbox'), 'Неизвестный{Enter}');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(await canvas.findByRole('link', { name: /^Елена Ким/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(permissions), ...mockPeople([], [])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Сотрудников пока нет')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Роль' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(permissions), mockCall('/api/admin/users/list', () => new Promise(() => {})), ...has()],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [
      mockMe(permissions),
      mockCall('/api/admin/users/list', () => refusal('general.unavailable')),
      ...has(),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(permissions), ...mockPeople([longPerson, ...storyPeople], storyRoles)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Константинопольская/u })).toBeVisible();
  },
};

const openRoles: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: /^Елена Ким/u });
  await userEvent.click(canvas.getByRole('button', { name: 'Роли' }));
  await screen.findByRole('dialog', { name: 'Роли' });
};

export const ARoleSaysWhomItsChangeConcerns: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, pictures: { whole: true }, msw: has() },
  async play(context) {
    await openRoles(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Изменить: Магазин' }));
    await expect(await screen.findByText(/В.роли 2.человека/u)).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /Заказы и.клиенты/u })).toBeChecked();
  },
};

export const ARoleIsMadeChangedAndDeleted: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openRoles(context);
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Новая роль' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить роль' }));
    await expect(await screen.findByText('Напишите название.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'магазин');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить роль' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/уже есть/u);
    await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'ы Перми');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Справочники' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить роль' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить: магазины Перми' }));
    await expect(await screen.findByRole('checkbox', { name: 'Справочники' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить роль' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Изменить: магазины Перми' })).toBeNull(),
    );
    await expect(await screen.findByRole('button', { name: 'Изменить: Контент' })).toBeVisible();
  },
};

export const ARoleThatSomebodyHasChangedMeanwhileIsNotOverwritten: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(permissions),
      ...mockPeople(storyPeople, storyRoles, {
        meanwhile: (shop) => ({ ...shop, roles: shop.roles.map((one) => ({ ...one, version: 7 })) }),
      }),
    ],
  },
  async play(context) {
    await openRoles(context);
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить: Контент' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Справочники' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить роль' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/уже изменили/u);
  },
};

export const WhatOneMayNotDoOneGivesToNoRole: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(['admin.access', 'users.manage', 'orders.manage']),
      ...mockPeople(storyPeople, storyRoles, { own: ['admin.access', 'users.manage', 'orders.manage'] }),
    ],
  },
  async play(context) {
    await openRoles(context);
    await expect(await screen.findAllByText(/есть права, которых нет у.вас/u)).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /^Изменить/u })).toBeNull();
    await context.userEvent.click(screen.getByRole('button', { name: 'Новая роль' }));
    await expect(await screen.findByRole('checkbox', { name: 'Справочники' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: /Заказы и.клиенты/u })).toBeEnabled();
  },
};
