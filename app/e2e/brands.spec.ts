import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';

test(
  'two brands become one: their goods carry it, and the filter of the other one leads to it',
  { tag: '@deep' },
  async ({ page, context }) => {
    const address = '/section/dekor?sort=new&brand=goncharnya-soroka';
    const before = await context.request.get(address, { maxRedirects: 0 });
    expect(before.status()).toBe(200);
    await openAs(page, 'admin', '/admin/refs');
    await page.getByRole('link', { name: /^Бренды \d+$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Бренды' })).toBeVisible();
    const goodsOf = async (name: string) => {
      const link = page.getByRole('link', { name: new RegExp(`^\\d+.товар\\S* бренда ${name}$`, 'u') });
      return Number.parseInt((await link.textContent()) ?? '', 10);
    };
    const [potters, lamps] = ['Гончарня Сорока', 'Мастерская «Тихий свет»'];
    const together = (await goodsOf(potters)) + (await goodsOf(lamps));
    for (const name of [potters, lamps])
      await page
        .locator('label')
        .filter({ has: page.getByRole('checkbox', { name: `Выбрать: ${name}` }) })
        .click();
    await page.getByRole('button', { name: 'Объединить…' }).click();
    const question = page.getByRole('dialog', { name: /^Объединить 2.бренда$/u });
    await question.getByText(lamps, { exact: true }).click();
    await expect(question.getByRole('radio', { name: lamps })).toBeChecked();
    await question.getByRole('button', { name: 'Объединить' }).click();
    await expect(page.getByText(`В файлах также: ${potters}`)).toBeVisible();
    expect(await goodsOf(lamps)).toBe(together);

    await expect(async () => {
      const moved = await context.request.get(address, { maxRedirects: 0 });
      expect([moved.status(), moved.headers()['location']]).toEqual([
        301,
        '/section/dekor?brand=masterskaya-tihiy-svet&sort=new',
      ]);
    }).toPass();
  },
);
