import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

test('a line of synonyms that staff add is searched by in another window', async ({ page, browser }) => {
  const guest = await browser.newPage();
  await guest.goto('/search?query=лежебокер');
  await expect(guest.getByText(/ничего не.нашли/iu).first()).toBeVisible();
  await page.goto('/admin/refs');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin/refs');
  await page.getByRole('link', { name: /^Синонимы \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Синонимы' })).toBeVisible();
  await page.getByRole('button', { name: 'Запись' }).click();
  await page.keyboard.type('лежебокер, торшер');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Действует: лежебокер, торшер' })).toBeChecked();
  await expect(async () => {
    await guest.goto('/search?query=лежебокер');
    await expect(guest.getByRole('link', { name: /торшер/iu }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await guest.close();
});
