import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { fillCart, openCartWith } from './requests.ts';
import { awake, expect, fillBuyer, holdCode, LATE_CODE, PAGE_CODE, test, told } from './shop.ts';

/** Opens a page as the server drew it: whoever is quick types into it before its code is there. */
const openDrawn = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test.describe('whoever is quicker than the code', () => {
  test('searches: the words stay, and suggestions come', { tag: '@deep' }, async ({ page }) => {
    const come = await holdCode(page, PAGE_CODE);
    await openDrawn(page, '/');
    const field = page.getByRole('combobox', { name: 'Поиск по каталогу' });
    await field.pressSequentially('дива');
    come();
    await awake(page);
    await expect(page.getByRole('listbox', { name: 'Подсказки' })).toContainText(/диван/i);
    await field.pressSequentially('н');
    await expect(field).toHaveValue('диван');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('диван');
  });

  test(
    'puts a good into the cart and keeps another one, however often one presses',
    { tag: '@deep' },
    async ({ page }) => {
      const come = await holdCode(page, PAGE_CODE);
      await openDrawn(page, '/section/divany');
      const card = (place: number) => page.getByRole('main').getByRole('article').nth(place);
      const add = card(0).getByRole('button', { name: 'В корзину' });
      await add.click();
      await add.click();
      await expect(add).toHaveCSS('opacity', '0.6');
      await card(1).getByRole('button', { name: 'В избранное' }).click();
      come();
      await expect(card(0).getByRole('spinbutton')).toHaveValue('1');
      await expect(card(1).getByRole('button', { name: 'В избранное' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  );

  test('signs in', { tag: '@deep' }, async ({ page }) => {
    const come = await holdCode(page, PAGE_CODE);
    await openDrawn(page, '/lk/login?from=/lk/profile');
    await page.getByRole('textbox', { name: 'Логин' }).fill('buyer');
    const password = page.getByLabel('Пароль', { exact: true });
    await password.fill('buyer-demo');
    come();
    await told(password);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  });

  test('narrows a list by two marks, and one may be taken away again', { tag: '@deep' }, async ({ page }) => {
    const come = await holdCode(page, LATE_CODE);
    await page.goto('/section/divany?tsvet=shalfey');
    await awake(page);
    const column = page.getByRole('complementary', { name: 'Фильтры' });
    const box = (name: string) => column.getByRole('checkbox', { name, exact: true });
    await box('Графит').check();
    await box('Овсяный').check();
    await box('Шалфей').uncheck();
    come();
    await expect(page).toHaveURL(/\/section\/divany\?tsvet=(grafit(,|%2C)ovsyanyy|ovsyanyy(,|%2C)grafit)$/);
    const chosen = page.getByRole('group', { name: 'Выбранные фильтры' });
    await expect(chosen.getByRole('link', { name: 'Убрать: Графит' })).toBeVisible();
    await expect(chosen.getByRole('link', { name: 'Убрать: Шалфей' })).toHaveCount(0);
    await expect(box('Овсяный')).toBeChecked();
  });

  test(
    'takes a mark away in the column and by its chip: it stays away',
    { tag: '@deep' },
    async ({ page }) => {
      const come = await holdCode(page, LATE_CODE);
      await page.goto('/section/divany?tsvet=grafit,shalfey');
      await awake(page);
      const column = page.getByRole('complementary', { name: 'Фильтры' });
      const box = (name: string) => column.getByRole('checkbox', { name, exact: true });
      await box('Шалфей').uncheck();
      await page
        .getByRole('group', { name: 'Выбранные фильтры' })
        .getByRole('link', { name: 'Убрать: Шалфей' })
        .click();
      await expect(page).toHaveURL(/\?tsvet=grafit$/);
      come();
      await awake(box('Графит'));
      await quiet(page);
      await expect(page).toHaveURL(/\?tsvet=grafit$/);
      await expect(box('Шалфей')).not.toBeChecked();
      await expect(box('Графит')).toBeChecked();
    },
  );

  test(
    'fills the order in and presses the button: it is ordered with what was typed',
    { tag: '@deep' },
    async ({ page }) => {
      await fillCart(page, 'stulya');
      const come = await holdCode(page, LATE_CODE);
      await page.goto('/cart');
      await awake(page);
      await fillBuyer(page);
      const button = page.getByRole('button', { name: 'Оформить заказ' });
      await button.click();
      // So long a press does not wait that one could look at both in turn.
      await Promise.all([
        expect(button).toHaveAttribute('aria-busy', 'true'),
        expect(page.getByRole('textbox', { name: 'ФИО' })).toHaveValue('Анна Лебедева'),
      ]);
      come();
      await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Анна Лебедева');
    },
  );

  test('mends the contact for an account after an order', { tag: '@deep' }, async ({ page }) => {
    await openCartWith(page, 'stulya');
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByRole('heading', { name: /^Заказ № \d+$/ })).toBeVisible();
    const come = await holdCode(page, LATE_CODE);
    await page.reload();
    await awake(page);
    const part = page.getByRole('region', { name: 'Личный кабинет' });
    const contact = part.getByRole('textbox', { name: 'Телефон или e-mail' });
    await contact.fill('8 999 000-77-01');
    come();
    await told(contact);
    await part.getByRole('button', { name: 'Получить код' }).click();
    await expect(part).toContainText('+7 999 000-77-01');
  });
});
