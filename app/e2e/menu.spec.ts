import { awake, expect, holdCode, test } from './shop.ts';

const MENU = { name: 'Разделы каталога' };
const OPENER = { name: 'Каталог', exact: true };
const CODE = /\/assets\/menu-[^/]*\.js$/;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await awake(page);
});

test(
  'a pointer that rests on «Каталог» opens the sections, and one press leads into them',
  { tag: '@deep' },
  async ({ page }) => {
    const menu = page.getByRole('navigation', MENU);
    const opener = page.getByRole('banner').getByRole('link', OPENER);
    await opener.hover();
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await menu.getByRole('link', { name: /^Свет/ }).hover();
    const below = menu.getByRole('list', { name: 'Свет' });
    await expect(below).toBeVisible();
    await below.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/section\/.+/);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a pointer that goes away closes them', { tag: '@deep' }, async ({ page }) => {
  const menu = page.getByRole('navigation', MENU);
  const opener = page.getByRole('banner').getByRole('link', OPENER);
  await opener.hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(640, 780);
  await expect(menu).toHaveCount(0);
});

test('the sections are walked by keys, and Esc leads back', { tag: '@deep' }, async ({ page }) => {
  const menu = page.getByRole('navigation', MENU);
  const opener = page.getByRole('banner').getByRole('link', OPENER);
  const loaded = page.waitForResponse(CODE);
  await opener.focus();
  await loaded;
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const name = await menu.getByRole('list').nth(1).getAttribute('aria-label');
  await expect(
    menu
      .getByRole('list', { name: name ?? '' })
      .getByRole('link')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveCount(0);
});

test('«Каталог» is a link all the same', { tag: '@deep' }, async ({ page, context }) => {
  const opener = page.getByRole('banner').getByRole('link', OPENER);
  const another = context.waitForEvent('page');
  await opener.click({ modifiers: ['Control'] });
  await expect(await another).toHaveURL(/\/section$/);
});

test('presses that wait for its code are one', { tag: '@deep' }, async ({ page }) => {
  const opener = page.getByRole('banner').getByRole('link', OPENER);
  const come = await holdCode(page, CODE);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  come();
  await expect(page.getByRole('navigation', MENU)).toBeVisible();
  await expect(opener).toHaveAttribute('aria-busy', 'false');
});

test('a press that waits for its code is of no page but its own', { tag: '@deep' }, async ({ page }) => {
  const opener = page.getByRole('banner').getByRole('link', OPENER);
  const come = await holdCode(page, CODE);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeFocused();
  come();
  await expect(opener).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('navigation', MENU)).toHaveCount(0);
});
