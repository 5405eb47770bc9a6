import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

test('a section is moved by keys alone and gets another address; the shop has it in its place, and the old address leads there', async ({
  page,
  context,
}) => {
  await page.goto('/admin/sections');
  await awake(page);
  await enter(page, 'admin');
  await page.goto('/admin/sections');
  const tree = page.getByRole('tree', { name: 'Разделы каталога' });
  const line = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  const place = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect(tree).toBeVisible();
  await page.getByRole('searchbox', { name: 'Найти раздел' }).focus();
  while (!(await tree.evaluate((one) => one.contains(document.activeElement))))
    await page.keyboard.press('Tab');
  const isFocused = () => line('Торшеры').evaluate((one) => one === document.activeElement);
  await expect(line('Торшеры')).toBeVisible();
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowLeft');
  await place(/«Торшеры»: на.верхнем уровне/);
  await expect(line('Торшеры')).toHaveAttribute('aria-level', '1');
  await expect(line('Торшеры')).toBeFocused();

  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Адрес' });
  await expect(address).toHaveValue('torshery');
  await address.fill('napolnye-lampy');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Сюда ведут: /section/torshery')).toBeVisible();

  const shopper = await context.newPage();
  const moved = await context.request.get('/section/torshery?sort=new', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/section/napolnye-lampy?sort=new']);
  await shopper.goto('/section/torshery');
  await expect(shopper).toHaveURL(/\/section\/napolnye-lampy$/);
  await shopper.goto('/section');
  await expect(
    shopper
      .getByRole('main')
      .getByRole('link', { name: /^Торшеры/ })
      .first(),
  ).toHaveAttribute('href', '/section/napolnye-lampy');

  await address.fill('torshery');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Сюда ведут: /section/napolnye-lampy')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть из файла: Место' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть из файла: Место' })).toHaveCount(0);
  await expect(async () => {
    const back = await context.request.get('/section/napolnye-lampy', { maxRedirects: 0 });
    expect(back.headers()['location']).toBe('/section/torshery');
  }).toPass();
});
