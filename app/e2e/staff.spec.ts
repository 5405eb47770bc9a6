import type { Page } from '@playwright/test';
import { enter, fillCart } from './requests.ts';
import { awake, expect, holdCode, LATE_CODE, test } from './shop.ts';

// One member of staff has one cart: one walk after the other.
test.describe.configure({ mode: 'default' });

const panel = (page: Page) => page.getByRole('region', { name: 'Заказ для клиента' });
const phone = (page: Page) => panel(page).getByRole('textbox', { name: 'Телефон клиента' });

/** A member of staff with one good in the cart, on its page. */
async function atTheCart(page: Page): Promise<void> {
  await enter(page, 'staff');
  await fillCart(page, 'kresla');
  await page.goto('/cart');
  await awake(page);
  await awake(phone(page));
  // What an earlier walk left behind.
  const part = panel(page).getByRole('button', { name: 'Убрать клиента' });
  await expect(panel(page).getByRole('button')).toHaveCount(1);
  if (await part.isVisible()) await part.click();
  await expect(panel(page).getByRole('button', { name: 'Найти' })).toBeVisible();
}

async function find(page: Page, number: string): Promise<void> {
  await phone(page).fill(number);
  await phone(page).press('Enter');
}

/** Orders for whom the form names by now: what is typed for somebody else goes with them. */
async function order(page: Page, name: string): Promise<void> {
  const buyer = page.getByRole('region', { name: 'Получатель' });
  await expect(buyer.getByRole('textbox', { name: 'ФИО' })).toHaveValue(name);
  const address = buyer.getByRole('textbox', { name: 'Адрес доставки' });
  if (await address.isVisible()) await address.fill('ул. Мира, 5, кв. 12');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
}

test('staff find a client by phone and order for them; the order tells who placed it', async ({ page }) => {
  await atTheCart(page);
  await find(page, '89122044108');
  await expect(panel(page).getByText('Клиент найден')).toBeVisible();
  await expect(panel(page).getByText('Анна Лебедева')).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(panel(page).getByText('Анна Лебедева')).toBeVisible();
  await expect(phone(page)).toHaveAttribute('readonly');
  await expect(
    page.getByRole('region', { name: 'Получатель' }).getByRole('textbox', { name: 'ФИО' }),
  ).toHaveValue('Анна Лебедева');
  const additional = page.getByRole('region', { name: 'Дополнительно' });
  await additional.getByRole('checkbox', { name: /уценку/ }).check();
  await order(page, 'Анна Лебедева');
  const note = page.getByRole('region', { name: 'Для сотрудников' });
  await expect(note).toContainText('Олег Мартынов');
  await expect(note).toContainText('клиент согласен');
  await expect(page.getByRole('main')).toContainText('Анна Лебедева');
});

test(
  'a new client is taken by phone, under a name that one may change',
  { tag: '@deep' },
  async ({ page }) => {
    await atTheCart(page);
    await find(page, '+7 904 555-12-34');
    await expect(panel(page).getByText(/Новый клиент/)).toBeVisible();
    const name = page.getByRole('region', { name: 'Получатель' }).getByRole('textbox', { name: 'ФИО' });
    await expect(name).toHaveValue('Покупатель');
    await name.fill('Пётр Новиков');
    await order(page, 'Пётр Новиков');
    await expect(page.getByRole('main')).toContainText('Пётр Новиков');
  },
);

test(
  'what is typed and ticked before the code of the forms is there counts',
  { tag: '@deep' },
  async ({ page }) => {
    await atTheCart(page);
    const come = await holdCode(page, LATE_CODE);
    await page.reload();
    await awake(page);
    const additional = page.getByRole('region', { name: 'Дополнительно' });
    await additional.getByRole('checkbox', { name: /уценку/ }).check();
    await phone(page).fill('89122044108');
    come();
    await expect(phone(page)).toHaveValue('+7 912 204-41-08');
    await phone(page).press('Enter');
    await expect(panel(page).getByText('Анна Лебедева')).toBeVisible();
    await order(page, 'Анна Лебедева');
    const note = page.getByRole('region', { name: 'Для сотрудников' });
    await expect(note).toContainText('клиент согласен');
  },
);

test(
  'a client is let go of, and comes back where the server fails',
  { tag: '@deep' },
  async ({ page, expectComplaint }) => {
    expectComplaint(/500/);
    await atTheCart(page);
    await find(page, '89122044108');
    await expect(panel(page).getByText('Анна Лебедева')).toBeVisible();
    await page.route('**/api/client/detach', (route) => route.fulfill({ status: 500, body: '' }));
    await panel(page).getByRole('button', { name: 'Убрать клиента' }).click();
    await expect(panel(page).getByRole('alert')).toContainText('по-прежнему для него');
    await expect(panel(page).getByText('Анна Лебедева')).toBeVisible();
    await page.unroute('**/api/client/detach');
    const parted = page.waitForResponse('**/api/client/detach');
    await panel(page).getByRole('button', { name: 'Убрать клиента' }).click();
    await expect(panel(page).getByRole('button', { name: 'Найти' })).toBeVisible();
    await parted;
    await page.reload();
    await expect(phone(page)).toHaveValue('');
  },
);

test('buyers are shown nothing of it', { tag: '@deep' }, async ({ page }) => {
  await enter(page, 'buyer');
  await fillCart(page, 'kresla');
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Получатель' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});
