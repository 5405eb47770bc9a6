import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { LoginPage } from './LoginPage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const demoAccounts = [
  { login: 'buyer', password: 'buyer-demo', about: 'Покупатель с\u00a0бонусами и\u00a0сертификатом' },
  { login: 'staff', password: 'staff-demo', about: 'Сотрудник: заказы за клиента' },
];

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { at: '/lk/login?from=/cart', route: '/lk/login' } },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const DemoAccountsFillTheForm: Story = {
  parameters: { shop: { at: '/lk/login', route: '/lk/login', info: makeInfo({ demoAccounts }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^buyer/ }));
    await expect(canvas.getByRole('textbox', { name: 'Логин' })).toHaveValue('buyer');
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('buyer-demo');
  },
};

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Логин' }), 'buyer');
  await userEvent.type(canvas.getByLabelText('Пароль'), 'secret{Enter}');
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/user/login', () => new Promise(() => undefined))] },
  play: async (context) => {
    await fill(context);
    await expect(context.canvas.getByRole('button', { name: 'Войти' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ARefusalStandsInPlaceUntilOneMendsIt: Story = {
  parameters: { msw: [mockCall('/api/user/login', () => refusal('user.invalid_credentials'))] },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Неверный логин или пароль.');
    await context.userEvent.type(context.canvas.getByLabelText('Пароль'), '1');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
  },
};

export const TooManyTriesTellTheWait: Story = {
  parameters: {
    msw: [mockCall('/api/user/login', () => refusal('auth.attempts_exhausted', { retryAfter: 300 }))],
  },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Осталось 5.мин/);
  },
};

export const SignedInAlready: Story = {
  parameters: { shop: { at: '/lk/login', route: '/lk/login', info: makeInfo({ user }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
};
