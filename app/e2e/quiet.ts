import { expect } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a context asks for. */
interface Traffic {
  open: Set<Request>;
  /** When the last of it ended, ms. */
  last: number;
}

/** For how long nothing is asked for before one calls it quiet, ms. */
const QUIET_MS = 500;

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Counts what a context asks for from now on, for `quiet`. */
export function countTraffic(context: BrowserContext): void {
  const traffic: Traffic = { open: new Set(), last: Date.now() };
  trafficOf.set(context, traffic);
  context.on('request', (request) => traffic.open.add(request));
  const end = (request: Request) => {
    traffic.open.delete(request);
    traffic.last = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** Waits until nothing is being asked for, and nothing has been for a while: the browser's own `networkidle` comes once. */
export async function quiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  const isQuiet = () => traffic?.open.size === 0 && Date.now() - traffic.last > QUIET_MS;
  await expect.poll(isQuiet, { intervals: [QUIET_MS / 5] }).toBe(true);
}
