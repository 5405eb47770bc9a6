import { openAs, register } from './requests.ts';
import { expect, test } from './shop.ts';

const EMAIL = 'tamara.fokina@mail.example';

test(
  'an administrator invites somebody, who comes in by the link in another browser, sees what they may, and loses it',
  { tag: '@deep' },
  async ({ page, browser, expectComplaint }) => {
    expectComplaint(/Failed to load resource.*(400|401|403|404)/);
    await openAs(page, 'admin', '/admin/people');
    await page.getByRole('button', { name: 'Пригласить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
    await dialog.getByRole('textbox', { name: 'Почта' }).fill(EMAIL);
    await dialog.getByRole('checkbox', { name: /Вход в.админку/ }).check();
    await dialog.getByRole('checkbox', { name: /Заказы и.клиенты/ }).check();
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    const word = page.getByRole('dialog', { name: /Подтвердите, что это/ });
    await word.getByLabel('Пароль', { exact: true }).fill('admin-demo');
    await word.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const link = await dialog.getByRole('textbox', { name: 'Ссылка' }).inputValue();

    const own = await browser.newContext();
    const other = await own.newPage();
    await other.goto(link);
    await other.getByRole('textbox', { name: 'Имя и\u00a0фамилия' }).fill('Тамара Фокина');
    await other.getByLabel('Пароль', { exact: true }).fill('heron-over-water-9');
    await other.getByRole('button', { name: 'Начать работу' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
    const ways = other.getByRole('navigation').filter({ has: other.getByRole('link', { name: /^Заказы/ }) });
    await expect(ways.getByRole('link', { name: /^Пользователи/ })).toHaveCount(0);
    await ways.getByRole('link', { name: /^Клиенты/ }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();

    await page.goto('/admin/people?q=Фокина');
    await page.getByRole('link', { name: /^Тамара Фокина/ }).click();
    const rights = page.getByRole('region', { name: 'Права' });
    await rights.getByRole('checkbox', { name: /Заказы и.клиенты/ }).uncheck();
    await rights.getByRole('button', { name: 'Сохранить права' }).click();
    await expect(page.getByRole('region', { name: 'История' })).toContainText('Снято: Заказы');

    await other.getByRole('searchbox').fill('Лебедева');
    await other.getByRole('searchbox').press('Enter');
    await expect(other.getByText('Войдите, чтобы продолжить.')).toBeVisible();
    expect((await other.reload())?.status()).toBe(404);
    await own.close();
  },
);

test(
  'a buyer is invited with the account that they have, takes it, works, and is a buyer again',
  { tag: '@deep' },
  async ({ page, browser, expectComplaint }) => {
    expectComplaint(/Failed to load resource.*(400|401|403|404|409)/);
    const own = await browser.newContext();
    const other = await own.newPage();
    await other.goto('/lk/login');
    await register(other, '+79125550164', 'Вера Полянская');

    await openAs(page, 'admin', '/admin/people');
    await page.getByRole('button', { name: 'Пригласить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Пригласить сотрудника' });
    await dialog.getByRole('textbox', { name: 'Почта' }).fill('8 912 555-01-64');
    await dialog.getByRole('checkbox', { name: /Вход в.админку/ }).check();
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    const word = page.getByRole('dialog', { name: /Подтвердите, что это/ });
    await word.getByLabel('Пароль', { exact: true }).fill('admin-demo');
    await word.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await dialog.getByRole('button', { name: 'Пригласить покупателя' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Ссылка' }).inputValue();

    await other.goto(link);
    await expect(other.getByText(/Вход в.админку/)).toBeVisible();
    await other.getByRole('button', { name: 'Принять приглашение' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();

    await page.goto('/admin/people?q=Полянская');
    await page.getByRole('link', { name: /^Вера Полянская/ }).click();
    await page.getByRole('button', { name: /^Исключить из.сотрудников/ }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('textbox', { name: 'Причина' }).fill('Ушла из магазина');
    await asking.getByRole('button', { name: 'Исключить' }).click();
    await expect(page.getByText('Вера Полянская: теперь покупатель', { exact: true })).toBeVisible();
    expect((await other.goto('/admin'))?.url()).toContain('/lk/login');
    await own.close();
  },
);
