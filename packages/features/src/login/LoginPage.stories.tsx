import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { CODE, mockCodes } from './login.mock.ts';
import { LoginPage } from './LoginPage.tsx';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const demoAccounts = [
  { login: 'buyer', password: 'buyer-demo', about: 'Покупатель с\u00a0бонусами и\u00a0сертификатом' },
  { login: 'staff', password: 'staff-demo', about: 'Сотрудник: заказы за клиента' },
];
const at = (info = makeInfo(), address = '/lk/login?from=/cart') => ({
  shop: { at: address, route: '/lk/login', info },
});
const unpictured = { chromatic: { disableSnapshot: true } };

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Empty: Story = {};

export const DemoAccountsFillTheForm: Story = {
  parameters: at(makeInfo({ demoAccounts }), '/lk/login'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^buyer/ }));
    await expect(canvas.getByRole('textbox', { name: 'Логин' })).toHaveValue('buyer');
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('buyer-demo');
  },
};

const fill: Play = async ({ canvas, userEvent }) => {
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

export const ABlockedAccountIsToldSo: Story = {
  parameters: { ...unpictured, msw: [mockCall('/api/user/login', () => refusal('user.blocked'))] },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Учётная запись заблокирована.');
  },
};

export const TheNumberOfAnAccountIsALoginToo: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/user/login-by-id', ({ id }) =>
        refusal(id === 17 ? 'user.blocked' : 'user.invalid_credentials'),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Логин' }), '№ 17');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Учётная запись заблокирована.');
  },
};

const askCode: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Войти по\u00a0коду' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон или e-mail' }), '8 912 204-41-08{Enter}');
  const field = await canvas.findByRole('textbox', { name: 'Код' });
  await waitFor(() => expect(field).toHaveFocus());
};

export const ACodeIsSentAndShownInADemo: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: mockCodes({ shown: true }) },
  play: async (context) => {
    await askCode(context);
    const { canvas } = context;
    await expect(canvas.getByText(/Отправили код на/)).toHaveTextContent('+7 912 204-41-08');
    await expect(canvas.getByText(/можно запросить через 1:00/)).toBeVisible();
    await expect(canvas.getByText(/Код: 274913/)).toBeVisible();
  },
};

export const AWrongCodeTellsHowManyTriesAreLeft: Story = {
  parameters: { msw: mockCodes() },
  play: async (context) => {
    await askCode(context);
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'Код' });
    await userEvent.type(field, '111111');
    await expect(await canvas.findByText(/Неверный код.*Осталось 4.попытки/)).toBeVisible();
    await expect(field).toBeInvalid();
    for (const answer of [
      /Осталось 3.попытки/,
      /Осталось 2.попытки/,
      /Осталась 1.попытка/,
      /Слишком много/,
    ]) {
      await userEvent.clear(field);
      await userEvent.type(field, '111111');
      await expect(await canvas.findByText(answer)).toBeVisible();
    }
  },
};

export const AProvenPhoneThatNobodyHasMakesAnAccount: Story = {
  parameters: { msw: mockCodes({ known: false }) },
  play: async (context) => {
    await askCode(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Код' }), CODE);
    await expect(await canvas.findByText('Такого покупателя нет.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Создать личный кабинет' })[0]).toBeVisible();
  },
};

export const WhoHasAnAccountAlreadyMayEnterItByTheSameCode: Story = {
  parameters: { msw: mockCodes() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать личный кабинет' }));
    await expect(canvas.getByRole('heading', { name: 'Новый личный кабинет' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон или e-mail' }), 'anna@shop.ru{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), CODE);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Такой покупатель уже есть.');
    await expect(within(alert).getByRole('button', { name: 'Войти' })).toBeVisible();
  },
};

export const WithoutCodesNoAccountIsMadeAndThePageSaysSo: Story = {
  parameters: at(makeInfo({ sendsCodes: false })),
  play: async ({ canvas }) => {
    for (const name of ['Войти по\u00a0коду', 'Создать личный кабинет', 'Забыли пароль?'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByText(/создать личный кабинет нельзя. Заказать можно и.без.него/)).toBeVisible();
  },
};

export const AForgottenPasswordLeadsToACode: Story = {
  parameters: { msw: mockCodes() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Логин' }), '8 912 204-41-08');
    await userEvent.click(canvas.getByRole('button', { name: 'Забыли пароль?' }));
    await expect(canvas.getByText(/новый пароль задайте в.профиле/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Телефон или e-mail' })).toHaveValue('8 912 204-41-08');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), '111111');
    await expect(await canvas.findByText(/Осталось 4.попытки/)).toBeVisible();
  },
};

export const WhoAsksAgainWithinTheMinuteGetsTheFieldOfTheCodeThatWasSent: Story = {
  parameters: { msw: mockCodes({ retryAfter: 40 }) },
  play: async (context) => {
    await askCode(context);
    await expect(context.canvas.getByText(/Код уже отправлен на.\+7 912 204-41-08/)).toBeVisible();
    await expect(context.canvas.getByText(/можно запросить через 0:40/)).toBeVisible();
  },
};

export const ALinkThatHasExpiredLeadsOn: Story = {
  parameters: {
    ...at(makeInfo(), `/lk/login?link=${'a'.repeat(32)}`),
    msw: [mockCall('/api/user/login-by-link', () => refusal('auth.link_expired'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка устарела.');
    await expect(canvas.getByRole('button', { name: 'Войти другим способом' })).toBeVisible();
  },
};

export const SignedInAlready: Story = {
  parameters: at(makeInfo({ user }), '/lk/login'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
};

/** A link of an invitation that is good, until somebody has come by it. */
function mockInvitation() {
  let isUsed = false;
  return [
    mockCall('/api/user/invitation', () => ({ email: 'olga@mail.example', gives: [], invitee: null })),
    mockCall('/api/user/join', ({ password }) => {
      if (isUsed) throw staffRefusal('invitation.used');
      if (password === 'olga@mail.example') throw refusal('user.telling_password');
      isUsed = true;
      throw staffRefusal('invitation.has_account');
    }),
  ];
}
const invited = at(makeInfo(), '/lk/login?invitation=secret');

export const WhoIsInvitedSetsANameAndAPassword: Story = {
  parameters: {
    ...invited,
    msw: mockInvitation(),
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/olga@mail\.example/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Начать работу' })).toBeVisible();
  },
};

export const AnInvitationSaysWhatIsMissing: Story = {
  parameters: { ...unpictured, ...invited, msw: mockInvitation() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать работу' }));
    await expect(await canvas.findByText('Напишите, как вас зовут.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Имя/u }), 'Ольга');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'olga@mail.example{Enter}');
    await expect(await canvas.findByText(/^Пароль совпадает/u)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Пароль'), '-7{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/уже есть учётная запись/u);
  },
};

const forBuyer = (invitee: 'guest' | 'own' | 'other') => [
  mockCall('/api/user/invitation', () => ({ email: '', gives: ['роль «Магазин»'], invitee })),
  mockCall('/api/user/accept-invitation', () => staffRefusal('invitation.is_staff')),
];
const invitedBuyer = at(makeInfo({ user }), '/lk/login?invitation=secret');

export const ABuyerSeesWhatTheInvitationGives: Story = {
  parameters: {
    ...invitedBuyer,
    msw: forBuyer('own'),
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/роль «Магазин»/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Принять приглашение' })).toBeVisible();
  },
};

export const ABuyerSignsInToTakeAnInvitation: Story = {
  parameters: { ...unpictured, ...invited, msw: forBuyer('guest') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/чтобы принять приглашение/u)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  },
};

export const SomebodyElseDoesNotTakeAnInvitation: Story = {
  parameters: { ...unpictured, ...invitedBuyer, msw: forBuyer('other') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/для другой учётной записи/u);
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Принять приглашение' })).toBeNull();
  },
};

export const ALinkThatHasRunOutSaysSo: Story = {
  parameters: {
    ...invited,
    msw: [mockCall('/api/user/invitation', () => staffRefusal('invitation.expired'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Срок ссылки вышел. Попросите новую.');
  },
};

const factor = (answer: Parameters<typeof mockCall<'/api/user/login-by-factor'>>[1]) => [
  mockCall('/api/user/login', () => staffRefusal('factor.needed', { data: { begun: 'half' } })),
  mockCall('/api/user/login-by-factor', answer),
  mockCall('/api/user/remember', () => ({})),
  mockCall('/api/info', () => makeInfo({ user })),
];
const entered = { user, token: 'b'.repeat(32), factorDue: false };
const toFactor: Play = async (context) => {
  await fill(context);
  const field = await context.canvas.findByRole('textbox', { name: 'Код' });
  await waitFor(() => expect(field).toHaveFocus());
};

export const ACodeOfTheAppIsAskedForBesides: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: factor(() => staffRefusal('factor.wrong_code')),
  },
  play: async (context) => {
    await toFactor(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const AWrongCodeOfTheAppIsToldAtItsField: Story = {
  parameters: { ...unpictured, msw: factor(() => staffRefusal('factor.wrong_code')) },
  play: async (context) => {
    await toFactor(context);
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Код' }), '111 111');
    await expect(await context.canvas.findByText(/Код не.подошёл/)).toBeVisible();
  },
};

export const ARecoveryCodeTellsHowManyAreLeft: Story = {
  parameters: { msw: factor(() => ({ ...entered, recoveryLeft: 2 })) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toFactor(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ввести резервный код' }));
    const field = await canvas.findByRole('textbox', { name: 'Резервный код' });
    await userEvent.type(field, 'a2k7-qm4x-and5-hw3t{Enter}');
    await expect(await canvas.findByText(/Осталось 2.кода/)).toBeVisible();
  },
};

export const FromTheCodeOneBeginsAnew: Story = {
  parameters: { ...unpictured, msw: factor(() => staffRefusal('factor.login_expired')) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toFactor(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Код' }), '111111');
    await expect(await canvas.findByText(/Войдите заново/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Войти заново' }));
    await expect(await canvas.findByRole('textbox', { name: 'Логин' })).toBeVisible();
  },
};
