import type { Page } from 'playwright';
import type { Told } from './told.ts';

interface Ended {
  storyId: string;
  status: 'success' | 'error';
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: 'storyFinished', hear: (ended: Ended) => void): void;
      off(event: 'storyFinished', hear: (ended: Ended) => void): void;
    };
    /** How the story that is looked at ends. */
    storyEnd?: Promise<Ended['status']>;
  }
}

/** Notes from here on how the story ends. */
export async function watchFinish(page: Page, id: string): Promise<void> {
  await page.evaluate(async (story) => {
    while (!window.__STORYBOOK_ADDONS_CHANNEL__) await new Promise(requestAnimationFrame);
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    window.storyEnd = new Promise((done) => {
      const hear = ({ storyId, status }: Ended) => {
        if (storyId !== story) return;
        channel.off('storyFinished', hear);
        done(status);
      };
      channel.on('storyFinished', hear);
    });
  }, id);
}

/**
 * Waits until this very story has ended, and gives what it says of itself. The runner goes on with whatever ends next: where the story
 * before is drawn once more it takes that for this one, whose `play` may not even have begun.
 */
export async function finished(page: Page, id: string): Promise<Told> {
  const { status, told } = await page.evaluate(async () => ({
    status: await window.storyEnd,
    told: window.storyTold ?? {},
  }));
  if (status !== 'success') throw new Error(`${id} failed after the runner had gone on: run it alone`);
  return told;
}
