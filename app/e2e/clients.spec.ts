import { call, openAs, orderFrom, register } from './requests.ts';
import { expect, test } from './shop.ts';

const search = { name: 'Телефон, имя, почта, заказ' };

test('a client is found by the end of a phone; bonus is added and taken off for a reason', async ({
  page,
}) => {
  await openAs(page, 'admin', '/admin/clients');
  await page.getByRole('searchbox', search).fill('41-08');
  await page.getByRole('searchbox', search).press('Enter');
  // Somebody else may have the same name.
  const row = page.getByRole('row', { name: /204-41-08/ });
  await row.getByRole('link', { name: 'Анна Лебедева' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Лебедева' })).toBeVisible();
  const bonus = page.getByRole('region', { name: 'Бонусы' });
  await bonus.getByRole('textbox', { name: 'Сколько' }).fill('25,5');
  await bonus.getByRole('textbox', { name: 'Причина' }).fill('Поздняя доставка');
  await bonus.getByRole('button', { name: 'Начислить 25,5' }).click();
  const history = page.getByRole('region', { name: 'История' }).getByRole('listitem');
  await expect(history.first()).toContainText('Поздняя доставка');
  await page.reload();
  await expect(history.first()).toContainText('Поздняя доставка');
  const ledger = bonus.getByRole('list', { name: 'Движение бонусов' }).getByRole('listitem');
  await expect(ledger.first()).toContainText('Коррекция: Поздняя доставка');
  await expect(ledger.first()).toContainText('+25,5');
  await bonus.getByRole('radio', { name: 'Списать' }).check();
  await bonus.getByRole('textbox', { name: 'Сколько' }).fill('25,5');
  await bonus.getByRole('textbox', { name: 'Причина' }).fill('Начислили не тому');
  await bonus.getByRole('button', { name: 'Списать 25,5' }).click();
  await expect(history.first()).toContainText('Начислили не тому');
  await expect(ledger.first()).toContainText('−25,5');
});

test(
  'an address that names no client leads back to the list, and from its record to the next one',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'admin', '/admin/clients/abc');
    await expect(page.getByRole('alert')).toContainText('Нет такой записи');
    await page.getByRole('link', { name: /^К.списку «Клиенты»$/u }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();
    await page.goto('/admin/clients?sort=name&page=99999999999&q=%E2%80%8B');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByText(/^1 из.\d+, первая в.списке$/u)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText(/^2 из.\d+/u)).toBeVisible();
    await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Клиенты' }).click();
    await expect(page).toHaveURL(/\/admin\/clients\?sort=name$/u);
  },
);

test('an account of the staff is shown and not changed', { tag: '@deep' }, async ({ page }) => {
  await openAs(page, 'admin', '/admin/clients?q=Мартынов');
  await page.getByRole('link', { name: 'Олег Мартынов' }).click();
  await expect(page.getByText(/учётная запись сотрудника/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Закрыть вход…' })).toHaveCount(0);
});

test(
  'a client is erased once their order is cancelled, by their name and by the password',
  { tag: '@deep' },
  async ({ page, browser, expectComplaint }) => {
    // The call that waits for the password.
    expectComplaint(/status of 403/);
    const [phone, name] = ['+79995557301', 'Роза Хлебникова'];
    const client = await browser.newPage();
    await client.goto('/');
    await register(client, phone, name);
    const number = await orderFrom(client, 'stulya');
    await openAs(page, 'admin', '/admin/clients?q=Хлебникова');
    await page.getByRole('link', { name }).click();
    const erase = page.getByRole('button', { name: 'Удалить данные клиента…' });
    await erase.click();
    await page.getByRole('alert').getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${number}` })).toBeVisible();
    const id = Number(number);
    const { version } = (await call(page, '/api/admin/orders/get', { id })) as { version: number };
    const { causes } = (await call(page, '/api/admin/orders/cancel-causes', {})) as {
      causes: { id: number }[];
    };
    await call(page, '/api/admin/orders/step', { id, version, to: 'cancelled', cause: causes[0]?.id });
    await page.goBack();
    await erase.click();
    const question = page.getByRole('alertdialog', { name: `${name}: удалить данные?` });
    await expect(question.getByRole('list', { name: 'Пропадёт' })).toContainText(
      'имя и\u00a0контакты в\u00a01',
    );
    await question.getByRole('textbox').fill(name);
    await question.getByRole('button', { name: 'Удалить навсегда' }).click();
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это\u00a0вы' });
    await proof.getByLabel('Пароль', { exact: true }).fill('admin-demo');
    await proof.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Клиент удалён' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto('/admin/clients?q=Хлебникова');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByText('Ничего не\u00a0нашлось')).toBeVisible();
    await page.goto(`/admin/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Клиент' })).toContainText('Клиент удалён');
    await client.goto('/lk/profile');
    await expect(client.getByRole('heading', { name: 'Вход' })).toBeVisible();
    // In another browser the phone is that of a newcomer.
    const newcomer = await (await browser.newContext()).newPage();
    await newcomer.goto('/');
    await register(newcomer, phone, 'Роза Новая');
    await newcomer.goto('/lk/orders');
    await expect(newcomer.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    await expect(newcomer.getByRole('main')).not.toContainText(number);
    await newcomer.close();
    await client.close();
  },
);
