import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { checked } from './checked.ts';
import type { Outcome, RunOptions } from './part.ts';
import { canCompare, keepPicturesBrowser } from './picturesBrowser.ts';
import { runStories } from './runStories.ts';
import { shopFonts } from './shopFonts.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * Stories in a real Chromium: they render, their `play` runs, axe finds nothing, the console stays clean, and
 * they look as in their pictures. `-u` takes the pictures anew; words parted by commas run only the
 * stories whose path holds one of them, e.g. `ui/src/button`; other options go to the runner.
 */
export async function stories({ live, args }: RunOptions): Promise<Outcome> {
  const only = args.find((word) => !word.startsWith('-'));
  const options = args.filter((word) => word !== only && word !== '-u');
  const update = args.includes('-u');
  const chromium = await findChromium(console.log);
  if (update) keepPicturesBrowser(chromium);
  const folder = only ? await mkdtemp(join(tmpdir(), 'siren-stories-')) : 'storybook-static';
  const env = {
    CHROMIUM_PATH: chromium,
    PICTURES: update ? 'update' : canCompare(chromium) ? 'on' : 'off',
    ...(await shopFonts()),
    ...(only && { STORIES: only }),
  };
  try {
    // Without its pages of documentation, which take as long as all stories: they are a part of their own.
    const built = await checked('storybook', ['build', '--test', '--quiet', '-o', folder], { live, env });
    if (built.failed > 0) return built;
    const name = only ? basename(folder) : 'stories';
    return await serveFolder(folder, (url) => runStories({ name, url, args: options, live, env }));
  } finally {
    if (only) await rm(folder, { recursive: true, force: true });
  }
}
