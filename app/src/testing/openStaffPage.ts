import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.ts';
import { signInStaff } from './sockets/signInStaff.ts';

/** The browser of a test that starts shops of its own. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(() => {}), args: ['--no-sandbox'] });

interface StaffPage {
  page: Page;
  token: string;
}

/** A window of one of the staff who is signed in at a shop; `height` in px. */
export async function openStaffPage(
  browser: Browser,
  { url, login, height }: { url: string; login: string; height: number },
): Promise<StaffPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height } });
  const token = await signInStaff(url, login);
  await context.addCookies([{ name: 'token', value: token, url }]);
  return { page: await context.newPage(), token };
}
