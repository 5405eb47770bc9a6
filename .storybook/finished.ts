import type { Page } from 'playwright';

interface Ended {
  storyId: string;
  status: 'success' | 'error';
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: { on(event: 'storyFinished', hear: (ended: Ended) => void): void };
    /** How each story ended last, by its id. */
    storyEnds?: Map<string, Ended['status']>;
  }
}

/** Notes from here on how stories end; of this one nothing is noted yet. */
export async function watchFinish(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__);
  await page.evaluate((story) => {
    if (!window.storyEnds) {
      const ends = (window.storyEnds = new Map<string, Ended['status']>());
      window.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', ({ storyId, status }) =>
        ends.set(storyId, status),
      );
    }
    window.storyEnds.delete(story);
  }, id);
}

/**
 * Waits until this very story has ended. The runner goes on with whatever ends next: where the story before is drawn
 * once more it takes that for this one, whose `play` may not even have begun.
 */
export async function finished(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => window.storyEnds?.has(story), id);
  const status = await page.evaluate((story) => window.storyEnds?.get(story), id);
  if (status === 'error') throw new Error(`${id} failed after the runner had gone on: run it alone`);
}
