import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';

/** A demo shop of its own that is ready, and a browser to look at it with. */
export interface BrowsedShop {
  url: string;
  dataDir: string;
  browser: Browser;
}

/** Works with a fresh shop and a browser; nothing of either is left behind. */
export async function withBrowsedShop<Result>(
  say: (line: string) => void,
  work: (shop: BrowsedShop) => Promise<Result>,
): Promise<Result> {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-browsed-'));
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '1' } });
  const browser = await chromium.launch({
    executablePath: await findChromium(say),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking'],
  });
  try {
    await shop.ready();
    return await work({ url: shop.url, dataDir, browser });
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
