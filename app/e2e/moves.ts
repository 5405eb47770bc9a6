import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { awake } from './shop.ts';

/** Addresses that were asked for from now on, files and pictures apart. */
export function watch(page: Page, kind: RegExp = /^\/(?!assets|pictures)/): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (kind.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

/** Opens a page and waits until it has begun what it does when it idles: asking for the rules of moves is the last of it. */
export async function open(page: Page, address: string): Promise<void> {
  const settled = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(address);
  await awake(page);
  await settled;
  await quiet(page);
}

/** Opens a page, looks at it for longer than what was fetched is fresh, and has no network any more. */
export async function openAndLoseNetwork(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.fastForward('05:00');
  await page.context().setOffline(true);
}

/** The name of the first good in a list. */
export const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');

export const gallery = (page: Page) => page.getByRole('region', { name: 'Фотографии' });
