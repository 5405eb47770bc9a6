import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Longest event of each interaction, ms. */
    interactions: Map<number, number>;
  }
}

interface EventEntry extends PerformanceEntry {
  interactionId: number;
}

/** What is quicker is not told, ms. */
const LEAST_MS = 16;

/** Runs in the page: notes how long each interaction took to its next paint. */
function observe(least: number): void {
  const found = (window.interactions = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as EventEntry;
      if (interactionId > 0) found.set(interactionId, Math.max(duration, found.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: least, buffered: true });
}

/** Notes interactions of every document that the page opens from here on. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(observe, LEAST_MS);

/** An interaction is told of once something was painted after it, and that is a moment later. */
const TOLD_MS = 300;
const painted = `new Promise((done) => requestAnimationFrame(() => setTimeout(done, ${TOLD_MS})))`;

/** The longest wait for a paint while `work` is done, ms. */
export async function longestWait(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactions.clear());
  await work();
  await page.evaluate(painted);
  return page.evaluate((least) => Math.max(least, ...window.interactions.values()), LEAST_MS);
}
