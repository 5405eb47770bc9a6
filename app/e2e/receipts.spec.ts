import type { Locator, Page } from '@playwright/test';
import type { StaffOrder } from '@siren/domain/orders';
import { tabTo } from './keys.ts';
import { call, orderFrom, register } from './requests.ts';
import { expect, test } from './shop.ts';

// There is one register, and one shift of it.
test.describe.configure({ mode: 'default' });

test('what is handed over has its receipt: an answer that is lost after printing is asked for, and the shift closes with its report', async ({
  page,
  browser,
}) => {
  await page.goto('/backoffice');
  await page.getByRole('textbox', { name: 'Логин' }).fill('cashier');
  await page.getByRole('textbox', { name: 'Пароль' }).fill('cashier-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Чеки' }).click();
  const shift = page.getByRole('article', { name: 'Смена' });
  await shift.getByRole('button', { name: /^Открыть смену/ }).click();
  await expect(shift.getByText('Открыта', { exact: true })).toBeVisible();

  const buyer = await browser.newPage();
  await buyer.goto('/');
  await register(buyer, `receipt-${Date.now()}@mail.invalid`, 'Вера Ёлкина');
  const number = await orderFrom(buyer, 'torshery');
  const id = Number(number);
  const step = async (to: string) => {
    const { version } = (await call(page, '/api/backoffice/orders/get', { id })) as StaffOrder;
    await call(page, '/api/backoffice/orders/step', {
      id,
      version,
      to,
      tell: false,
      received: to === 'done' ? 'cash' : null,
    });
  };
  for (const to of ['confirmed', 'assembling', 'delivering']) await step(to);
  await call(page, '/api/backoffice/receipts/test-register', { mode: 'lost_answer' });
  await step('done');

  const list = page.getByRole('region', { name: 'Чеки' });
  const row = list.getByRole('link', { name: new RegExp(number) });
  await row.click();
  const receipt = page.getByRole('article', { name: `Чек заказа № ${number}` });
  // Known by itself after the register was asked, without a press.
  await expect(receipt.getByText(/ФД \d+, ФП/)).toBeVisible();
  await expect(row).toHaveCount(1);
  await call(page, '/api/backoffice/receipts/test-register', { mode: 'works' });

  await list.getByRole('link', { name: 'Смена' }).click();
  // Until the shift is read anew it stands there as it was opened, with nothing in its drawer.
  await expect(shift.getByRole('row', { name: /^Приход \d/ })).toBeVisible();
  await closeShift(shift);
  await expect(shift.getByText('Пересчитано', { exact: true })).toBeVisible();
  await buyer.close();

  const heading = await shift.getByRole('heading', { level: 2 }).innerText();
  await shift.getByRole('link', { name: 'Прошлые смены' }).click();
  const past = page.getByRole('region', { name: 'Прошлые смены' });
  await past.getByRole('link', { name: new RegExp(`^${heading} `) }).click();
  const closed = page.getByRole('article', { name: 'Прошлая смена' });
  await expect(closed.getByRole('row', { name: /^Приход \d/ })).toBeVisible();
  await closed.getByRole('link', { name: 'Отчёт смены' }).click();
  await expect(
    page.getByRole('article', { name: `Отчёт ${heading.replace('Смена', 'смены')}` }),
  ).toBeVisible();
});

/** Counts the drawer and closes the shift, and once more where something was sold meanwhile: other walks have the same register. */
async function closeShift(shift: Locator): Promise<void> {
  const due = shift.getByText('Должно быть').locator('xpath=following-sibling::*');
  const counted = shift.getByRole('textbox', { name: 'Пересчитано в ящике' });
  await expect(async () => {
    await counted.fill((await due.innerText()).replace('₽', '').trim());
    await shift.getByRole('button', { name: 'Закрыть смену' }).click({ timeout: 1_000 });
    await expect(shift.getByText('Закрыта', { exact: true })).toBeVisible();
  }).toPass();
}

/** What a person has to press and to type with. */
interface Hands {
  press(wanted: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const keyboard = (page: Page): Hands => ({
  async press(wanted) {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
});

const fingers = (page: Page): Hands => ({
  press: (wanted) => wanted.tap(),
  async type(field, text) {
    await field.tap();
    await expect(field).toBeFocused();
    // What the keys on the screen write comes in the place of what is there.
    await field.selectText();
    await page.keyboard.insertText(text);
  },
});

/** A day at the till: a shift is opened, an order taken, put together and handed over, its receipt seen, the shift closed. */
async function workAShift(page: Page, buyer: Page, { press, type }: Hands): Promise<void> {
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  await page.goto('/backoffice');
  await type(page.getByRole('textbox', { name: 'Логин' }), 'cashier');
  await type(page.getByRole('textbox', { name: 'Пароль' }), 'cashier-demo');
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'Чеки' }));
  const shift = page.getByRole('article', { name: 'Смена' });
  await press(shift.getByRole('button', { name: /^Открыть смену/ }));
  await expect(shift.getByText('Открыта', { exact: true })).toBeVisible();

  await buyer.goto('/');
  await register(buyer, `shift-${Date.now()}@mail.invalid`, 'Вера Ёлкина');
  const number = await orderFrom(buyer, 'torshery');
  await press(page.getByRole('link', { name: 'Заказы' }));
  const list = page.getByRole('region', { name: 'Заказы' });
  await type(list.getByRole('searchbox'), number);
  await page.keyboard.press('Enter');
  await press(list.getByRole('link', { name: new RegExp(number) }));
  const order = page.getByRole('article', { name: `Заказ № ${number}` });
  await press(order.getByRole('button', { name: 'Взять себе' }));
  await expect(order.getByText('Ведёте вы')).toBeVisible();
  for (const step of [/^Подтвердить/, /^Начать сборку/, /^Передать в.доставку/, /^Доставлен/])
    await press(order.getByRole('button', { name: step }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: /^Получено/ }));

  await press(order.getByRole('link', { name: /^Чек: приход/ }));
  await expect(page.getByText(/ФД \d+, ФП/)).toBeVisible();
  await press(page.getByRole('link', { name: 'Смена', exact: true }));
  await expect(shift.getByRole('row', { name: /^Приход \d/ })).toBeVisible();
  await press(button(/^Внести или изъять/));
  const move = page.getByRole('alertdialog');
  await type(move.getByRole('textbox', { name: 'Сумма' }), '500');
  await type(move.getByRole('textbox', { name: 'Причина' }), 'Размен');
  await press(move.getByRole('button', { name: 'Записать' }));
  await expect(shift.getByText('Внесено')).toBeVisible();
  const cash = await shift.getByText('Должно быть').locator('xpath=following-sibling::*').innerText();
  await type(shift.getByRole('textbox', { name: 'Пересчитано в ящике' }), cash.replace('₽', '').trim());
  await press(shift.getByRole('button', { name: 'Закрыть смену' }));
  await expect(shift.getByText('Закрыта', { exact: true })).toBeVisible();
}

test('a shift is worked by keyboard alone', { tag: '@deep' }, async ({ page, browser }) => {
  const buyer = await browser.newPage();
  await workAShift(page, buyer, keyboard(page));
  await buyer.close();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test('a shift is worked by touch alone', { tag: '@deep' }, async ({ page, browser }) => {
    const buyer = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await workAShift(page, buyer, fingers(page));
    await buyer.close();
  });
});
