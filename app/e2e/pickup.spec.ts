import type { Page } from '@playwright/test';
import { fillCart } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openPickup(page: Page): Promise<void> {
  await fillCart(page, 'kresla');
  await page.goto('/cart');
  await awake(page.locator('#buyer-name'));
  await page.getByRole('radio', { name: 'Из магазина' }).check({ force: true });
  await expect(page.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' })).toBeVisible();
}

async function order(page: Page): Promise<void> {
  await field(page, 'ФИО').fill('Анна Лебедева');
  await field(page, 'Телефон').fill('9122044108');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
}

/** Presses the pin of a store, by its number in the list. */
const pressPin = (page: Page, number: number) =>
  page
    .locator('svg[width] g')
    .filter({ hasText: new RegExp(`^${number}$`) })
    .first()
    .locator('rect')
    .click({ force: true });

test(
  'an order is fetched: a store of the city is chosen, stands in the sum and on the page of the order',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await openPickup(page);
    const stores = page.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
    await expect(stores.getByRole('radio')).toHaveCount(4);
    await expect(stores).not.toContainText('пр. Ленина, 35');
    const first = stores.getByRole('radio').first();
    await expect(first).toHaveAccessibleDescription(/Можно забрать|Привезём из/);
    const address = (await first.locator('xpath=following-sibling::*[1]/*[1]').innerText()).replace(
      /^\d\s*/,
      '',
    );
    if (isMobile) await page.getByRole('radio', { name: /На\sкарте/ }).check({ force: true });
    await expect(page.getByRole('group', { name: /Магазины на карте/ })).toBeVisible();
    await pressPin(page, 1);
    await expect(first).toBeChecked();
    const sum = page.getByRole('complementary', { name: 'Ваш заказ' });
    await expect(sum).toContainText(/Самовывоз \d/);
    await expect(sum).toContainText(address);
    await order(page);
    const delivery = page.getByRole('region', { name: 'Получение' });
    await expect(delivery).toContainText(address);
    await expect(delivery).toContainText('Екатеринбург');
  },
);

test(
  'the choice of another city is dropped and told, and an order without one asks for it',
  { tag: '@deep' },
  async ({ page }) => {
    await openPickup(page);
    const stores = page.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
    await stores.getByRole('radio', { name: 'ул. Малышева, 71' }).check();
    await page.getByRole('combobox', { name: 'Город доставки' }).selectOption({ label: 'Нижний Тагил' });
    await expect(stores.getByRole('radio')).toHaveCount(1);
    await expect(stores.getByRole('radio')).not.toBeChecked();
    await expect(stores).toHaveAccessibleDescription(/«Сирень Центр» в\sдругом городе/);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(stores.getByRole('radio')).toBeFocused();
    await stores.getByRole('radio', { name: 'пр. Ленина, 35' }).check();
    await order(page);
    await expect(page.getByRole('region', { name: 'Получение' })).toContainText('пр. Ленина, 35');
  },
);
