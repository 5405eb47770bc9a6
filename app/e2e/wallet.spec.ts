import type { Page } from '@playwright/test';
import { enter, openCartWith } from './requests.ts';
import { addFromSection, cartTotal, expect, fillBuyer, openCart, roubles, test } from './shop.ts';

/** What is to be paid by the cart, once it is settled. */
const settled = async (page: Page, total: number) => expect.poll(() => cartTotal(page)).toBe(total);

async function attach(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Есть сертификат?' }).click();
  await page.getByRole('textbox', { name: 'Номер сертификата' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Убрать сертификат ${code}` })).toBeFocused();
}

test('a coupon says what is missing and where to find it, and works once that is there', async ({
  page,
  expectComplaint,
}) => {
  // The code that nobody knows.
  expectComplaint(/status of 404/);
  await openCartWith(page, 'stulya');
  const before = await cartTotal(page);
  await page.getByRole('button', { name: 'Есть промокод?' }).click();
  await page.getByRole('textbox', { name: 'Промокод' }).fill('нет-такого');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Промокод не найден. Проверьте код или уберите его.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
  await page.getByRole('button', { name: 'НОВОСЕЛЬЕ' }).click();
  await expect(page.getByText(/Добавьте товаров ещё на/)).toBeVisible();
  await settled(page, before);
  await page.getByRole('link', { name: 'Выбрать товары' }).click();
  await expect(page).toHaveURL(/\/section$/);
  await addFromSection(page, 'Диваны');
  await openCart(page);
  await expect(page.getByText(/^Скидка −3\s000\s₽/)).toBeVisible();
});

test('a bonus and two certificates pay in their order, and the order is charged what the cart showed', async ({
  page,
}) => {
  // Nobody else's walk orders by this account.
  await enter(page, 'editor');
  await openCartWith(page, 'divany');
  const whole = await cartTotal(page);
  await attach(page, 'DAR-1000-USED');
  await attach(page, 'DAR-3000-2026');
  await page.getByRole('switch', { name: 'Списать бонусы' }).click();
  await settled(page, whole - 240 - 3_000 - 500);
  await expect(page.getByRole('list', { name: 'Сертификаты' })).toContainText(/Спишем все 240/);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Списать бонусы' })).toBeChecked();
  await settled(page, whole - 240 - 3_000 - 500);
  await fillBuyer(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
  const charged = page.getByRole('complementary', { name: 'Сумма заказа' });
  await expect(charged).toContainText(/Бонусы\s*−500\s₽/);
  await expect(charged).toContainText(/Сертификаты\s*−3\s240\s₽/);
  expect(roubles(await charged.getByText('Итого').locator('xpath=following-sibling::*').innerText())).toBe(
    whole - 240 - 3_000 - 500,
  );
});

test(
  'the choice of services survives a reload, and what another city does not have is told once',
  { tag: '@deep' },
  async ({ page }) => {
    await openCartWith(page, 'divany');
    await page.getByRole('radio', { name: 'Из магазина' }).check({ force: true });
    // The stores unfold above the services.
    await expect(page.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Подъём на этаж' }).check({ force: true });
    const floors = page.getByRole('group', { name: 'Количество: Подъём на этаж' });
    await floors.getByRole('button', { name: 'Увеличить' }).click();
    await expect(floors.getByRole('spinbutton')).toHaveValue('2');
    const total = await cartTotal(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Из магазина' })).toBeChecked();
    await expect(floors.getByRole('spinbutton')).toHaveValue('2');
    await settled(page, total);
    await page.getByRole('combobox', { name: 'Город доставки' }).selectOption({ label: 'Первоуральск' });
    await expect(page.getByText(/убрано из\sсуммы: «Из магазина»/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Курьером' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Курьером' })).toBeChecked();
    await expect(page.getByText(/убрано из\sсуммы/)).toHaveCount(0);
  },
);
