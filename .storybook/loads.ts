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

/** So many turns a page may draw anew that nothing is fetched for: one that moves by itself is taken as it is. */
const RESTLESS_MAX = 40;

/**
 * One turn of the page: a frame, what the page does when it has nothing better to do, and the tasks that these lead to. Tells whether
 * the page stood still meanwhile, with all its pictures there: none waits until one comes near.
 */
const turn = () =>
  new Promise<boolean>((done) => {
    let still = true;
    const observer = new MutationObserver(() => (still = false));
    observer.observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager';
    const end = () => {
      observer.disconnect();
      done(still && [...document.images].every(({ complete }) => complete));
    };
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(() => setTimeout(end))));
  });

/**
 * Waits for the parts that wake up late: stories follow one another on one page, whose network counts as idle for ever
 * once it was. Twice in a row nothing is under way: a turn may begin to fetch, and what came is drawn in the next.
 */
export async function waitForLoads(page: Page): Promise<void> {
  let restless = 0;
  for (let quiet = 0; quiet < 2;) {
    const still = await page.evaluate(turn);
    const loads = globalThis.loads.size > 0;
    if (!loads && !still) restless += 1;
    quiet = loads || (!still && restless < RESTLESS_MAX) ? 0 : quiet + 1;
  }
}
