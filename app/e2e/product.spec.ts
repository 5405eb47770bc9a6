import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { openAndLoseNetwork } from './moves.ts';
import { enter } from './requests.ts';
import { awake, expect, test } from './shop.ts';

const LADA = '/product/divan-lada-dvuhmestnyy-velyur';
const TISHINA = '/product/kreslo-dlya-otdyha-tishina-dub-rogozhka';
const SAMPLE = '/product/kreslo-dlya-otdyha-tishina-vitrinnyy-obrazets-dub-rogozhka-shalfey';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await awake(page);
};

/** Presses a choice as a finger does: on its label, whose paint lies over the radio itself. */
const choose = (radio: Locator) => radio.locator('xpath=..').click();

test.describe('pictures', () => {
  test(
    'have thumbnails that keys walk, and are brought near by keyboard',
    { tag: ['@both', '@deep'] },
    async ({ page }) => {
      await open(page, LADA);
      await tabTo(page, page.getByRole('button', { name: 'Фото 1 из 5' }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Фото 2 из 5' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Фото 2 из 5' })).toHaveAttribute('aria-current', 'true');
      await tabTo(page, page.getByRole('button', { name: 'Увеличить фото' }));
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'Фотографии' });
      await expect(viewer).toContainText('2 / 5');
      await page.keyboard.press('ArrowRight');
      await expect(viewer).toContainText('3 / 5');
      await page.keyboard.press('+');
      await expect(viewer).toContainText(/увеличено в/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Увеличить фото' })).toBeFocused();
    },
  );

  test(
    'have a film among them, whose player is loaded when it is wanted',
    { tag: '@deep' },
    async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => /\/files\//.test(request.url()) && films.push(request.url()));
      await open(page, LADA);
      await page.getByRole('button', { name: 'Видео', exact: true }).click();
      const play = page.getByRole('button', { name: 'Смотреть видео' });
      await expect(play).toBeVisible();
      expect(films).toEqual([]);
      await play.click();
      const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(time).toBeGreaterThan(0.2);
      await page.getByRole('button', { name: 'Фото 1 из 5' }).click();
      await expect(page.locator('video')).toHaveCount(0);
    },
  );
});

test.describe('delivery beside the buy button', () => {
  test('tells cost and date for the city, which is changed there', { tag: '@deep' }, async ({ page }) => {
    await open(page, LADA);
    const box = page.getByRole('region', { name: 'Доставка' });
    await expect(box).toContainText(/Курьером, [а-я]{2}, \d{1,2}.[а-я]+/);
    await expect(box).toContainText(/\d+.₽/);
    await box.getByRole('button', { name: 'Сменить город' }).click();
    const dialog = page.getByRole('dialog', { name: 'Выберите город' });
    await dialog.getByText('Казань', { exact: true }).click();
    await expect(box).toContainText(/Получить в.Казани/);
    await expect(page.getByRole('region', { name: /Наличие в.магазинах/ })).not.toContainText('Малышева');
  });
});

test.describe('goods for exposition', () => {
  test('say so before one can add them, and where they stand', { tag: '@deep' }, async ({ page }) => {
    await open(page, SAMPLE);
    await expect(page.getByText('Только для экспозиции').first()).toBeVisible();
    const box = page.getByRole('main');
    await expect(box.getByText(/Это образец из.зала/)).toBeVisible();
    for (const button of await box.getByRole('button', { name: 'Только в магазине' }).all())
      await expect(button).toBeDisabled();
    await expect(box.getByRole('region', { name: 'Доставка' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Где посмотреть' }).click();
    const stores = page.getByRole('region', { name: 'Где посмотреть' });
    await expect(stores).toBeFocused();
    await expect(stores).toContainText(/на.витрине/);
    await page.getByRole('link', { name: /^Похожие/ }).click();
    await expect(page).toHaveURL(/\/section\//);
  });
});

test.describe('variants', () => {
  test('are chosen by keyboard: address, price and stock follow, the canonical address stays', async ({
    page,
  }) => {
    await open(page, LADA);
    await tabTo(page, page.getByRole('radio', { name: '180 см', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '208 см' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '232 см' })).toBeChecked();
    await expect(page).toHaveURL(/[?]offer=\d+$/);
    await expect(page.getByText('62 490 ₽').locator('visible=true').first()).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${LADA}$`));
    await page.reload();
    await expect(page.getByRole('radio', { name: '232 см' })).toBeChecked();
  });

  test(
    'are chosen without any network, however long one has looked',
    { tag: '@deep' },
    async ({ page, expectComplaint }) => {
      expectComplaint(/ERR_INTERNET_DISCONNECTED/);
      await openAndLoseNetwork(page, LADA);
      await choose(page.getByRole('radio', { name: '232 см' }));
      await expect(page.getByRole('radio', { name: '232 см' })).toBeChecked();
      await expect(page).toHaveURL(/[?]offer=\d+$/);
      await expect(page.getByText('62 490 ₽').locator('visible=true').first()).toBeVisible();
      await choose(page.getByRole('radio', { name: 'графит, сменится: ширина' }));
      await expect(page.getByRole('radio', { name: 'графит' })).toBeChecked();
    },
  );

  test(
    'that are not made together lead to the nearest one, which is said',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, LADA);
      await choose(page.getByRole('radio', { name: 'графит, сменится: ширина' }));
      await expect(page.getByRole('radio', { name: 'графит' })).toBeChecked();
      await expect(page.getByText(/Такого сочетания нет/)).toContainText(/Ширина: 208.см/);
    },
  );

  test(
    'out of stock can be looked at and lead to those that are there',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, TISHINA);
      const gone = page.getByRole('radio', { name: /нет в.наличии/ }).first();
      await choose(gone);
      await expect(gone).toBeChecked();
      const buy = page
        .getByRole('button', { name: /^Нет в.наличии$/ })
        .locator('visible=true')
        .first();
      await expect(buy).toBeDisabled();
      await expect(page.getByText(/Сейчас нет в.магазинах/)).toBeVisible();
      const ways = page.getByRole('listitem').filter({ hasText: 'есть,' });
      await ways.first().getByRole('button').click();
      await expect(page.getByRole('button', { name: 'В корзину', exact: true }).first()).toBeAttached();
      await expect(gone).not.toBeChecked();
    },
  );
});

test(
  'a good is bought by keyboard alone, and the button becomes a stepper',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, LADA);
    // The first one on the way, on phones too, where it is drawn in the bar at the bottom.
    await tabTo(page, page.getByRole('button', { name: 'В корзину', exact: true }));
    await page.keyboard.press('Enter');
    const stepper = page.getByRole('group', { name: 'Количество' }).locator('visible=true').first();
    await expect(stepper).toBeVisible();
    await expect(stepper).not.toHaveAttribute('aria-busy');
    await expect(stepper.getByRole('button', { name: 'Увеличить' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /В.корзине 1.шт/ })).toBeAttached();
  },
);

test('papers are real files with names of their own', { tag: '@deep' }, async ({ page, request }) => {
  await open(page, LADA);
  const paper = page.getByRole('link', { name: 'Инструкция по сборке и уходу' });
  const answer = await request.get((await paper.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(answer.headers()['content-disposition'] ?? '')).toContain(
    'Инструкция по сборке и уходу, Диван «Лада» двухместный.pdf',
  );
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('goods seen before come back, and are forgotten with the logout', { tag: '@deep' }, async ({ page }) => {
  await enter(page, 'buyer');
  await open(page, TISHINA);
  await open(page, LADA);
  const seen = page.getByRole('region', { name: 'Вы смотрели' });
  await page.getByRole('region', { name: 'Хорошо рядом' }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen).toContainText('Тишина');
  await page.goto('/lk/login');
  await awake(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).locator('visible=true').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own:seen'))).toBeNull();
});

test(
  'search engines and messengers read what is sold for how much',
  { tag: '@deep' },
  async ({ request }) => {
    const html = await (await request.get(LADA)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const [product, trail] = JSON.parse(json) as Record<string, unknown>[];
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'RUB', lowPrice: 49_990, highPrice: 62_490 },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/pictures\/\d+\/\d+[.]jpeg[?]\d+"/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/product\/divan-lada-dvuhmestnyy-velyur"/);
  },
);
