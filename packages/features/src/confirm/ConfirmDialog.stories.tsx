import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Profile } from '@siren/domain/account';
import { Button } from '@siren/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { useApi } from '../api/index.ts';
import { CODE, mockCodes } from '../login/login.mock.ts';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { ConfirmProvider } from './index.ts';

const profile: Profile = {
  ...{ id: 7, login: 'buyer', name: 'Анна Смирнова', phone: '+79122044108', email: null },
  ...{ address: '', hasPassword: true },
};
const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const unpictured = { chromatic: { disableSnapshot: true } };

/** A server that wants the word of its user, given by the password «secret» or by the code. */
function mockConfirming(known: Profile = profile) {
  let isConfirmed = false;
  return [
    mockCall('/api/user/profile', () => known),
    mockCall('/api/user/confirm', ({ password, code }) => {
      if (code !== '' && code !== CODE) return refusal('auth.wrong_code', { data: { left: 4 } });
      if (code === '' && password !== 'secret') return refusal('user.wrong_password');
      isConfirmed = true;
      return {};
    }),
    mockCall('/api/user/change-contact', () => (isConfirmed ? known : refusal('user.confirm_needed'))),
    ...mockCodes(),
  ];
}

/** Some work that needs the word. */
function Work() {
  const api = useApi();
  const [state, setState] = useState('');
  return (
    <>
      <Button
        onClick={() =>
          void api.call('/api/user/change-contact', { contact: 'anna@shop.ru', code: CODE }).then(
            () => setState('Сделано'),
            () => setState('Отказано'),
          )
        }
      >
        Сделать
      </Button>
      <p role="status">{state}</p>
    </>
  );
}

const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmProvider,
  decorators: [withShop],
  args: { children: <Work /> },
  parameters: {
    shop: { info: makeInfo({ user }) },
    msw: mockConfirming(),
    pictures: { whole: true },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof ConfirmProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const begin: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Сделать' }));
  await expect(await screen.findByRole('dialog', { name: /Подтвердите, что это.вы/ })).toBeVisible();
};

export const ThePasswordIsAskedFor: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async (context) => {
    await begin(context);
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toBeVisible());
  },
};

export const TheCallIsMadeAgainOnceThePasswordIsRight: Story = {
  parameters: { ...unpictured, msw: mockConfirming() },
  play: async (context) => {
    await begin(context);
    const { canvas, userEvent } = context;
    await userEvent.type(await screen.findByLabelText('Пароль'), 'guess{Enter}');
    await expect(await screen.findByText('Неверный пароль.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Пароль'));
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Сделано'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WhoClosesItIsRefused: Story = {
  parameters: { ...unpictured, msw: mockConfirming() },
  play: async (context) => {
    await begin(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Отказано'));
  },
};

export const ACodeIsSentWhereThereIsNoPassword: Story = {
  parameters: { msw: mockConfirming({ ...profile, hasPassword: false }) },
  play: async (context) => {
    await begin(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Получить код' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Код' }), CODE);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Сделано'));
  },
};
