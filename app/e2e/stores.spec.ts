import type { Page } from '@playwright/test';
import { enter, openAs, openCartWith } from './requests.ts';
import { awake, expect, test } from './shop.ts';

/** Opens the record of a store from the list, which is searched by its code. */
async function openStore(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/admin/franchise-store?q=${code}`);
  await page.getByRole('row').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('hours of a store are changed, and a shopper sees them', { tag: '@deep' }, async ({ page, browser }) => {
  await openAs(page, 'admin', '/admin/franchise-store');
  await openStore(page, 'ekb-uralmash', 'Сирень Уралмаш');
  const sunday = page.getByRole('group', { name: 'Вс', exact: true });
  await sunday.getByRole('switch', { name: 'Вс' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Особый день' }).click();
  await page.getByRole('textbox', { name: 'Повод' }).fill('Переучёт');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(page.url().replace(/\/admin\/.*/, '/#magaziny'));
  const row = shopper.getByRole('button', { name: /пр\. Космонавтов, 46/ });
  await awake(row);
  await row.click();
  await expect(shopper.getByText('Пн–Сб 10:00–20:00; Вс выходной').last()).toBeVisible();
  await expect(shopper.getByText(/^Переучёт, .*: закрыто$/u)).toBeVisible();
  await shopper.context().close();

  await page.getByRole('button', { name: 'Убрать: Переучёт' }).click();
  await sunday.getByRole('switch', { name: 'Вс' }).check({ force: true });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(
    page
      .getByText('Вс 10:00–20:00')
      .or(page.getByText(/Ежедневно 10:00–20:00/))
      .first(),
  ).toBeVisible();
});

test(
  'a store that is switched off is offered by no checkout',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const shopper = await (await browser.newContext()).newPage();
    await page.goto('/');
    await awake(page);
    await shopper.goto(page.url());
    await openCartWith(shopper, 'kresla');
    const stores = shopper.getByRole('radiogroup', { name: 'Магазин, где заберёте заказ' });
    await shopper.getByRole('radio', { name: 'Из магазина' }).check({ force: true });
    await expect(stores.getByRole('radio', { name: 'ул. Сибирский тракт, 12' })).toBeVisible();

    await enter(page, 'admin');
    await openStore(page, 'ekb-depot', 'Склад-магазин');
    await page.getByRole('button', { name: 'Выключить…' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Незакрытые заказы');
    await asked.getByRole('button', { name: 'Выключить' }).click();
    await expect(page.getByText('Магазин выключен', { exact: true }).first()).toBeVisible();

    await shopper.reload();
    await awake(shopper.locator('#buyer-name'));
    await shopper.getByRole('radio', { name: 'Из магазина' }).check({ force: true });
    await expect(stores.getByRole('radio')).toHaveCount(3);
    await expect(stores).not.toContainText('ул. Сибирский тракт, 12');
    await page.getByRole('button', { name: 'Включить' }).click();
    await expect(page.getByText('Магазин включён').first()).toBeVisible();
    await shopper.context().close();
  },
);
