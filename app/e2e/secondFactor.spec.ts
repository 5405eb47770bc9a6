import { HOTP, Secret } from 'otpauth';
import type { Page } from '@playwright/test';
import { call, enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const STEP_MS = 30_000;

/** The code that an app shows so many steps from now. */
const codeOf = (secret: string, off = 0): string =>
  HOTP.generate({
    secret: Secret.fromBase32(secret),
    counter: Math.floor(Date.now() / STEP_MS) + off,
  });

const PASSWORD = 'heron-over-water-9';

/** An account of the staff that no other walk enters, signed in. */
async function join(page: Page, email: string): Promise<void> {
  await enter(page, 'admin');
  await call(page, '/api/user/confirm', { password: 'admin-demo', contact: '', code: '' });
  const rights = { permissions: ['refs.edit'] };
  const { made } = (await call(page, '/api/admin/users/invite', { email, rights })) as {
    made: { link: string };
  };
  await call(page, '/api/user/logout', {});
  const invitation = new URLSearchParams(made.link.split('?')[1]).get('invitation');
  await call(page, '/api/user/join', { invitation, name: 'Галина Руднева', password: PASSWORD });
}

test(
  'staff turn on the code of an app, sign in by it, and by a recovery code',
  { tag: '@deep' },
  async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load resource.*403/);
    const email = `rudneva-${Date.now()}@mail.example`;
    const signIn = async () => {
      await page.goto('/lk/login?from=/lk/profile');
      await awake(page);
      await page.getByRole('textbox', { name: 'Логин' }).fill(email);
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
    };
    await join(page, email);
    await page.goto('/lk/profile');
    await awake(page);
    const part = page.getByRole('region', { name: /^Вход по.коду/ });
    await part.getByRole('button', { name: /^Включить вход/ }).click();
    const word = page.getByRole('dialog', { name: /Подтвердите, что это/ });
    await word.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await word.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(part.getByRole('img', { name: 'Ключ для приложения' })).toBeVisible();
    const secret = ((await part.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
    await part.getByRole('textbox', { name: /^Код/ }).fill(codeOf(secret, -1));
    await part.getByRole('button', { name: 'Включить', exact: true }).click();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    const [recovery = ''] = await part.getByRole('listitem').allTextContents();
    await part.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(part.getByText('Включён')).toBeVisible();
    const out = page.getByRole('button', { name: 'Выйти', exact: true });
    const leave = async () => {
      await out.first().click();
      await expect(out).toHaveCount(0);
    };
    await leave();

    await signIn();
    await expect(page.getByRole('heading', { level: 1, name: /^Код из.приложения$/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Код' }).fill(codeOf(secret));
    await expect(part.getByText('Включён')).toBeVisible();
    await leave();

    await signIn();
    await page.getByRole('button', { name: 'Ввести резервный код' }).click();
    await page.getByRole('textbox', { name: 'Резервный код' }).fill(recovery);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByText(/Осталось 9.кодов/)).toBeVisible();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(part.getByText(/В.запасе 9.резервных кодов/)).toBeVisible();
  },
);
