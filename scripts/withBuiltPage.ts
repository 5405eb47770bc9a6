import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';
import type { PluginOption } from 'vite';
import { findChromium } from './chromium.ts';
import { serveFolder } from './test/serveFolder.ts';

/** Builds the page of a folder and works with it in Chromium, where pixels are drawn and encoded. */
export async function withBuiltPage(
  root: string,
  plugins: PluginOption[],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-page-'));
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins,
      build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
    });
    await serveFolder(folder, async (url) => {
      const page = await browser.newPage();
      await page.goto(url);
      await work(page);
    });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
