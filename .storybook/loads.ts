import type { Page, Request } from 'playwright';

/** What a part of a page that wakes up late is made of, and what is drawn in it. */
const KINDS: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);

declare global {
  /** What the page of these stories is fetching. Set by their environment. */
  var loads: ReadonlySet<Request>;
}

/** What the page is fetching at any moment from here on. */
export function watchLoads(page: Page): ReadonlySet<Request> {
  const loads = new Set<Request>();
  page.on('request', (request) => {
    if (KINDS.has(request.resourceType())) loads.add(request);
  });
  page.on('requestfinished', (request) => loads.delete(request));
  page.on('requestfailed', (request) => loads.delete(request));
  return loads;
}

/** One turn of the page: a frame, and the tasks that it leads to. */
const turn = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
  });

/**
 * Waits for the parts that wake up late: stories follow one another on one page, whose network counts as idle for ever
 * once it was. Twice in a row nothing is under way: a turn may begin to fetch, and what came is drawn in the next.
 */
export async function waitForLoads(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    await page.evaluate(turn);
    quiet = globalThis.loads.size > 0 ? 0 : quiet + 1;
  }
}
