import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const search = { name: 'Телефон, имя, почта, заказ' };

test('a client is found by the end of a phone; bonus is added and taken off for a reason', async ({
  page,
}) => {
  await page.goto('/admin/clients');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin/clients');
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
  await bonus.getByRole('radio', { name: 'Списать' }).check();
  await bonus.getByRole('textbox', { name: 'Сколько' }).fill('25,5');
  await bonus.getByRole('textbox', { name: 'Причина' }).fill('Начислили не тому');
  await bonus.getByRole('button', { name: 'Списать 25,5' }).click();
  await expect(history.first()).toContainText('Начислили не тому');
});

test('an account of the staff is shown and not changed', async ({ page }) => {
  await page.goto('/admin/clients');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin/clients?q=Мартынов');
  await page.getByRole('link', { name: 'Олег Мартынов' }).click();
  await expect(page.getByText(/учётная запись сотрудника/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Закрыть вход…' })).toHaveCount(0);
});
