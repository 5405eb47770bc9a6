import { openAs } from './requests.ts';
import { expect, test } from './shop.ts';
import type { Page } from '@playwright/test';

/** A photo of noise that a canvas of the page has drawn: it takes several parts. */
async function drawPhoto(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const [width, height] = [1200, 900];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(width, height);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
    context.putImageData(noise, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** The line of this page breaks for so many parts of photos. */
async function breakLine(page: Page, parts: number): Promise<void> {
  let left = parts;
  await page.route(/\/photo-reports\/send-part/, (route) => {
    left -= 1;
    return left >= 0 ? route.abort('connectionreset') : route.continue();
  });
}

test('photos are asked for, sent from a phone over a bad line, given back with a spot, and accepted', async ({
  page,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/ERR_CONNECTION_RESET/);
  const task = `Витрина ${Date.now()}`;
  await openAs(page, 'editor', '/tools/photoreport-plan/new');
  await page.getByRole('textbox', { name: 'Задание' }).fill(task);
  const deadline = new Date(Date.now() + 5 * 86_400_000).toLocaleDateString('ru');
  await page.getByRole('textbox', { name: 'Последний день' }).fill(deadline);
  await page.getByRole('checkbox', { name: 'Сирень Уралмаш' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Снимок 1' }).fill('Общий вид');
  await page.getByRole('button', { name: 'Создать план' }).click();
  await expect(page.getByRole('heading', { name: task, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Сирень Уралмаш/ }).click();
  await expect(page.getByText('Снимка ещё нет')).toBeVisible();

  const cookies = await page.context().storageState();
  const phone = await (
    await browser.newContext({ storageState: cookies, viewport: { width: 390, height: 844 } })
  ).newPage();
  await phone.goto(page.url());
  await breakLine(phone, 2);
  await expect(phone.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await phone
    .getByLabel('Снять: Общий вид')
    .and(phone.locator('input'))
    .setInputFiles(await drawPhoto(phone, 'first.jpg'));
  await expect(phone.getByText(/^Все снимки у.нас/)).toBeVisible();
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(phone.getByText('Ждёт проверки').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Отметить место: Общий вид' }).click({ position: { x: 60, y: 90 } });
  await page.getByRole('textbox', { name: 'Замечание 1' }).fill('Верните растение.');
  await page.getByRole('textbox', { name: 'Что переснять' }).fill('Растение и подушки.');
  await page.getByRole('button', { name: 'Отклонить, 1 замечание' }).click();
  await expect(page.getByText('Отчёт отклонён', { exact: true }).first()).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Верните растение.')).toBeVisible();
  await phone
    .getByLabel('Переснять: Общий вид')
    .and(phone.locator('input'))
    .setInputFiles(await drawPhoto(phone, 'second.jpg'));
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(phone.getByText('Ждёт проверки').first()).toBeVisible();
  await phone.context().close();

  await page.goto(page.url().replace(/\/\d+\?store=\d+$/, ''));
  const cell = page.getByRole('link', { name: new RegExp(`Сирень Уралмаш: ${task}$`) });
  await cell.click();
  await expect(page.getByRole('button', { name: 'Принять' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Отчёт принят', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  const table = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Выгрузить XLSX' }).click();
  expect((await table).suggestedFilename()).toMatch(/^Фотоотчёты \d{4}-\d\d\.xlsx$/);
  await page.getByRole('link', { name: task, exact: true }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать снимки, ZIP' }).click();
  expect((await archive).suggestedFilename()).toContain(task);
});
