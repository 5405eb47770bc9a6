import type { Permission } from '@siren/domain/account';
import type { Person } from '@siren/domain/people';
import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { permissions } from '@siren/domain/account';
import { mockMe, withStaff } from '../stories/index.ts';
import { longPerson, storyPeople, storyRoles } from './people.fixtures.ts';
import { mockPeople } from './people.mock.ts';
import { PersonScreen } from './PersonScreen.tsx';

const has = (people: readonly Person[] = storyPeople) => [
  mockMe(permissions),
  ...mockPeople(people, storyRoles),
];
const at = (id: number) => ({ at: `/people/${id}`, route: '/people/:id' });

const meta = {
  title: 'Staff/Person',
  component: PersonScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: at(5), msw: has() },
} satisfies Meta<typeof PersonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const pictured = { chromatic: { modes: { phone: { disable: false } } } };
const rightsIn = async (canvas: { findByRole: typeof screen.findByRole }) =>
  within(await canvas.findByRole('region', { name: 'Права' }));

export const Loaded: Story = {
  parameters: pictured,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Ирина Бояршинова', level: 1 })).toBeVisible();
    const rights = await rightsIn(canvas);
    await expect(await rights.findByRole('combobox', { name: 'Роль' })).toHaveDisplayValue('Магазин');
    await expect(rights.getByText(/В.роли 2.человека/u)).toBeVisible();
    await expect(rights.getByRole('checkbox', { name: /Заказы и.клиенты/u })).toBeChecked();
    await expect(rights.getByRole('checkbox', { name: /Заказы и.клиенты/u })).toBeDisabled();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getByText(/^Дано: Заказы и.клиенты$/u)).toBeVisible();
  },
};

export const RightsOfOnesOwnAreGivenAndToldInTheHistory: Story = {
  parameters: { ...unpictured, msw: has(), staff: at(4) },
  async play({ canvas, userEvent }) {
    const rights = await rightsIn(canvas);
    await userEvent.click(await rights.findByRole('checkbox', { name: 'Справочники' }));
    await userEvent.click(rights.getByRole('checkbox', { name: 'Скидочные купоны' }));
    await userEvent.click(await rights.findByRole('button', { name: 'Сохранить права' }));
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(history.getByText('Дано: Справочники')).toBeVisible();
    await expect(history.getByText('Снято: Скидочные купоны')).toBeVisible();
    await waitFor(() => expect(rights.queryByRole('button', { name: 'Сохранить права' })).toBeNull());
  },
};

const storesIn = async (canvas: { findByRole: typeof screen.findByRole }) =>
  within(await canvas.findByRole('region', { name: 'Магазины' }));

export const BoundToAnotherStore: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const stores = await storesIn(canvas);
    await expect(await stores.findByRole('checkbox', { name: 'Сирень Уралмаш' })).toBeChecked();
    await userEvent.click(stores.getByRole('checkbox', { name: 'Сирень Уралмаш' }));
    await expect(stores.getByRole('button', { name: 'Сохранить магазины' })).toBeDisabled();
    await userEvent.click(stores.getByRole('checkbox', { name: 'Сирень Центр' }));
    await userEvent.click(stores.getByRole('button', { name: 'Сохранить магазины' }));
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(await history.findByText('Сирень Центр')).toBeVisible();
    await waitFor(() => expect(stores.queryByRole('button', { name: 'Сохранить магазины' })).toBeNull());
  },
};

const otherBinds = mockPeople(storyPeople, storyRoles, {
  meanwhile: (shop) => ({
    ...shop,
    people: shop.people.map((one) =>
      one.id === 5 ? { ...one, version: 9, stores: [{ id: 3, name: 'Сирень Тагил' }] } : one,
    ),
  }),
});

/** What somebody else has bound is shown and not overwritten. */
export const SomebodyElseBindsMeanwhile: Story = {
  parameters: { ...unpictured, msw: [mockMe(permissions), ...otherBinds] },
  async play({ canvas, userEvent }) {
    const stores = await storesIn(canvas);
    await userEvent.click(await stores.findByRole('checkbox', { name: 'Сирень Центр' }));
    await userEvent.click(stores.getByRole('button', { name: 'Сохранить магазины' }));
    await expect(await stores.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(stores.getByRole('checkbox', { name: 'Сирень Тагил' })).toBeChecked());
    await expect(stores.getByRole('checkbox', { name: 'Сирень Центр' })).not.toBeChecked();
  },
};

const unheard = mockCall('/api/admin/users/bind', () => refusal('general.unavailable'));

export const AChoiceThatWasNotHeardStays: Story = {
  parameters: { ...unpictured, msw: [unheard, ...has()] },
  async play({ canvas, userEvent }) {
    const stores = await storesIn(canvas);
    await userEvent.click(await stores.findByRole('checkbox', { name: 'Сирень Центр' }));
    await userEvent.click(stores.getByRole('button', { name: 'Сохранить магазины' }));
    await expect(await stores.findByRole('alert')).toBeVisible();
    await expect(stores.getByRole('checkbox', { name: 'Сирень Центр' })).toBeChecked();
  },
};

export const WorksAtAllStoresAgain: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const stores = await storesIn(canvas);
    await userEvent.click(stores.getByRole('radio', { name: 'Во всех' }));
    await expect(stores.queryByRole('checkbox')).toBeNull();
    await userEvent.click(stores.getByRole('button', { name: 'Вернуть' }));
    await expect(await stores.findByRole('checkbox', { name: 'Сирень Уралмаш' })).toBeChecked();
    await userEvent.click(stores.getByRole('radio', { name: 'Во всех' }));
    await userEvent.click(stores.getByRole('button', { name: 'Сохранить магазины' }));
    await waitFor(() => expect(stores.queryByRole('button', { name: 'Сохранить магазины' })).toBeNull());
    await expect(stores.getByRole('radio', { name: 'Во всех' })).toBeChecked();
  },
};

export const ARoleTakesThePlaceOfOwnRights: Story = {
  parameters: { ...unpictured, msw: has(), staff: at(4) },
  async play({ canvas, userEvent }) {
    const rights = await rightsIn(canvas);
    await rights.findByRole('option', { name: 'Контент' });
    await userEvent.selectOptions(rights.getByRole('combobox', { name: 'Роль' }), 'Контент');
    await expect(rights.getByRole('checkbox', { name: /Заказы и.клиенты/u })).not.toBeChecked();
    await userEvent.click(rights.getByRole('button', { name: 'Вернуть' }));
    await expect(rights.getByRole('checkbox', { name: /Заказы и.клиенты/u })).toBeChecked();
    await userEvent.selectOptions(rights.getByRole('combobox', { name: 'Роль' }), 'Контент');
    await userEvent.click(rights.getByRole('button', { name: 'Сохранить права' }));
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/Контент/u);
  },
};

export const TheLastAdministrator: Story = {
  parameters: { ...pictured, msw: has(), staff: at(3) },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^Единственный администратор/u)).toBeVisible();
    const rights = await rightsIn(canvas);
    await userEvent.click(await rights.findByRole('checkbox', { name: /Пользователи и.права/u }));
    await expect(rights.getByText(/Сначала назначьте второго/u)).toBeVisible();
    await expect(rights.getByRole('button', { name: 'Сохранить права' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Закрыть вход/u })).toBeNull();
    scrollTo(0, 0);
  },
};

const own: Permission[] = ['admin.access', 'users.manage', 'orders.manage'];

export const WhoMayDoMoreIsShownAndNotChanged: Story = {
  parameters: { msw: [mockMe(own), ...mockPeople(storyPeople, storyRoles, { own })], staff: at(4) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/это меняет тот/u)).toBeVisible();
    const rights = await rightsIn(canvas);
    for (const box of rights.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /вход…$/u })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Завершить все' })).toBeNull();
  },
};

export const SomebodyElseIsQuicker: Story = {
  parameters: {
    staff: at(4),
    msw: [
      mockMe(permissions),
      ...mockPeople(storyPeople, storyRoles, {
        meanwhile: (shop) => ({
          ...shop,
          people: shop.people.map((one) =>
            one.id === 4 ? { ...one, version: 9, permissions: ['admin.access'] } : one,
          ),
        }),
      }),
    ],
  },
  async play({ canvas, userEvent }) {
    const rights = await rightsIn(canvas);
    await userEvent.click(await rights.findByRole('checkbox', { name: 'Справочники' }));
    await userEvent.click(await rights.findByRole('button', { name: 'Сохранить права' }));
    await expect(await rights.findByRole('alert')).toHaveTextContent(/уже изменили/u);
    scrollTo(0, 0);
  },
};

export const AnAccountIsShutForAReason: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть вход…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть вход' }));
    await expect(await dialog.findByText('Напишите причину.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'В отпуске');
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть вход' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Сейчас нигде.')).toBeVisible();
    await expect(canvas.getByText('Вход закрыт, В отпуске')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Открыть вход…' })).toBeVisible();
  },
};

export const AllSessionsAreEnded: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Завершить все' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить все' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Сейчас нигде.')).toBeVisible();
  },
};

export const ALostSecondFactorIsResetForAReason: Story = {
  parameters: { msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Сбросить вход по.коду…$/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Сбросить' }));
    await expect(await dialog.findByText('Напишите причину.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Потеряла телефон');
    await userEvent.click(dialog.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText(/^Сброшен вход по.коду, Потеряла телефон$/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Сбросить вход/u })).toBeNull();
    scrollTo(0, 0);
  },
};

export const OnesOwnIsNotResetHere: Story = {
  parameters: { ...unpictured, msw: has(), staff: at(3) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^вход по.коду$/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Сбросить вход/u })).toBeNull();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: { ...pictured, msw: has([longPerson]), staff: at(90) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Константинопольская/u })).toBeVisible();
  },
};

export const NotThere: Story = {
  parameters: { ...unpictured, staff: at(777) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(permissions), mockCall('/api/admin/users/get', () => new Promise(() => {})), ...has()],
  },
  async play({ canvas }) {
    const way = within(await canvas.findByRole('navigation', { name: 'Вы здесь' }));
    await expect(way.getByRole('link', { name: /^Пользователи/u })).toBeVisible();
  },
};

export const WhoIsTakenOutOfTheStaffHasNoRecord: Story = {
  parameters: { ...unpictured, msw: has(), staff: { at: '/people/5', route: '/people/:id?' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Исключить из.сотрудников/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Уволилась');
    await userEvent.click(dialog.getByRole('button', { name: 'Исключить' }));
    await expect(await screen.findByText('Ирина Бояршинова: теперь покупатель')).toBeVisible();
  },
};
