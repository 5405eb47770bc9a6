import { openAs, openCartWith } from './requests.ts';
import { awake, expect, fillBuyer, test } from './shop.ts';

test(
  'a paid order is changed by a row: its buyer pays the difference, and gets it back with the piece',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const buyer = await browser.newPage();
    const panel = buyer.getByRole('region', { name: 'Оплата' });
    const pay = async () => {
      await panel.getByRole('button', { name: /^Оплатить/ }).click();
      await buyer.getByRole('button', { name: 'Оплатить', exact: true }).click();
      await expect(panel.getByText(/^Оплачено/)).toBeVisible({ timeout: 15_000 });
    };
    await openCartWith(buyer, 'kresla');
    await fillBuyer(buyer);
    await buyer.getByRole('button', { name: 'Оформить заказ' }).click();
    const heading = await buyer.getByRole('heading', { name: /^Заказ № \d+$/ }).innerText();
    const number = /\d+/.exec(heading)?.[0] ?? '';
    await pay();

    await openAs(page, 'admin', `/admin/orders/${number}`);
    const change = async (press: string, outcome: RegExp): Promise<string> => {
      await page.getByRole('button', { name: 'Изменить состав' }).click();
      const dialog = page.getByRole('dialog', { name: /^Изменить заказ/ });
      await dialog.getByRole('list', { name: 'Товары' }).getByRole('button', { name: press }).click();
      const save = dialog.getByRole('button', { name: outcome });
      const sum = (await save.innerText()).replace(outcome, '');
      await save.click();
      await expect(dialog).toHaveCount(0);
      return sum;
    };
    const more = await change('Увеличить', /^Сохранить: доплата /);
    const contents = page.getByRole('region', { name: 'Состав' });
    await expect(contents).toContainText(`Осталось доплатить${more}`);

    await buyer.reload();
    await awake(buyer);
    await expect(panel.getByRole('button', { name: `Оплатить ${more}` })).toBeVisible();
    await pay();
    await page.reload();
    await expect(contents).not.toContainText('Осталось доплатить');

    const less = await change('Уменьшить', /^Сохранить: вернём /);
    expect(less).toBe(more);
    await expect(page.getByRole('region', { name: 'История' }).getByRole('listitem').first()).toContainText(
      'Состав изменён',
    );
    await buyer.close();
  },
);
