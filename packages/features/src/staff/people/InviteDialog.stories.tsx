import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { permissions } from '@siren/domain/account';
import { mockMe, withStaff } from '../stories/index.ts';
import { InviteButton } from './InviteButton.tsx';
import {
  STORY_BUYER,
  storyInvitations,
  storyPeople,
  storyRoles,
  writtenInvitations,
} from './people.fixtures.ts';
import { mockPeople } from './people.mock.ts';

const has = () => [
  mockMe(permissions),
  ...mockPeople(storyPeople, storyRoles, { invitations: storyInvitations }),
];

/** A shop that writes to who is invited, and what becomes of the next letter. */
const writes = (letters: 'sent' | 'failed') => [
  mockMe(permissions),
  ...mockPeople(storyPeople, storyRoles, { invitations: writtenInvitations, letters }),
];

const meta = {
  title: 'Staff/Invite',
  component: InviteButton,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/people' }, pictures: { whole: true }, msw: has() },
} satisfies Meta<typeof InviteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

const openDialog: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Пригласить' }));
  await screen.findByRole('dialog', { name: 'Пригласить сотрудника' });
};

export const WhoIsInvitedIsTold: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play(context) {
    await openDialog(context);
    const waiting = await screen.findByText('n.rogov@mail.example');
    await expect(waiting).toBeVisible();
    await expect(screen.getByText(/ссылка кончилась 19.ноября/u)).toBeVisible();
  },
};

/** Without a picture: the link names the port that stories are served at. */
export const ALinkIsMadeAndToldOnce: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await screen.findByRole('option', { name: 'Контент' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'olga@mail.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Роль' }), 'Контент');
    await userEvent.click(screen.getByRole('button', { name: 'Создать ссылку' }));
    const link = await screen.findByRole('textbox', { name: 'Ссылка' });
    await expect(link).toHaveDisplayValue(`${location.origin}/lk/login?invitation=secret-1`);
    await expect(screen.getByText('olga@mail.example')).toBeInTheDocument();
    await expect(screen.queryByRole('textbox', { name: 'Почта' })).toBeNull();
  },
};

export const SomebodyElseIsInvitedAfterThat: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'olga@mail.example{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Пригласить ещё' }));
    await expect(await screen.findByRole('textbox', { name: 'Почта' })).toHaveValue('');
    await expect(screen.queryByRole('textbox', { name: 'Ссылка' })).toBeNull();
  },
};

export const WhoMayEnterTheAreaIsLedThere: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'pavel@mail.example');
    await userEvent.click(screen.getByRole('checkbox', { name: /Вход в.админку/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Создать ссылку' }));
    await expect(await screen.findByRole('textbox', { name: 'Ссылка' })).toHaveDisplayValue(/&from=%2F$/u);
  },
};

export const ARefusalStandsBesideTheButton: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await expect(screen.getByRole('button', { name: 'Создать ссылку' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'n.rogov@mail.example{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/уже приглашали/u);
  },
};

export const ALinkIsMadeAnewOrWithdrawn: Story = {
  parameters: { ...unpictured, msw: has() },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Новая ссылка: yu.somova@mail.example' }),
    );
    await expect(await screen.findByRole('textbox', { name: 'Ссылка' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/кончилась/u)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Отозвать: yu.somova@mail.example' }));
    await waitFor(() => expect(screen.queryByText('yu.somova@mail.example')).toBeNull());
    await expect(screen.queryByRole('textbox', { name: 'Ссылка' })).toBeNull();
  },
};

export const AnInvitationGoesByALetter: Story = {
  parameters: { msw: writes('sent'), chromatic: { modes: { phone: { disable: false } } } },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'olga@mail.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить приглашение' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(/olga@mail\.example ушло/u);
    await expect(screen.queryByRole('textbox', { name: 'Ссылка' })).toBeNull();
    await expect(screen.getByText(/письмо ушло 21.ноября/u)).toBeVisible();
  },
};

export const ALetterThatDidNotGoIsToldBesideTheInvitation: Story = {
  parameters: { ...unpictured, msw: writes('failed') },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Отправить ещё раз: n.rogov@mail.example' }),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent(/не ушло/u);
    await expect(screen.getAllByText(/^письмо не.ушло$/u)).toHaveLength(2);
  },
};

export const ABuyerIsInvitedOnceThatIsMeant: Story = {
  parameters: { msw: writes('sent'), chromatic: { modes: { phone: { disable: false } } } },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), `${STORY_BUYER}{Enter}`);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/уже есть покупатель/u);
    await expect(screen.getByRole('button', { name: 'Пригласить покупателя' })).toBeEnabled();
  },
};

export const TheInvitedBuyerIsToldAsOne: Story = {
  parameters: { ...unpictured, msw: writes('sent') },
  async play(context) {
    await openDialog(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), `${STORY_BUYER}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Пригласить покупателя' }));
    await expect(await screen.findByText(/^покупатель, /u)).toBeVisible();
  },
};
