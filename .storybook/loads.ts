import type { Page, Request } from 'playwright';

/** What a part of a page that wakes up late is made of, and what is drawn in it. */
const KINDS: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);

/** What is asked of a server, and answered in the page. */
const CALLS: ReadonlySet<string> = new Set(['fetch', 'xhr']);

/** A call that is not answered for so long is one that never will be, as some stories have them, ms. */
const CALL_MS = 2_000;

/** What a page fetches. */
export interface Loads {
  readonly open: ReadonlySet<Request>;
  /** How many there have been. */
  readonly begun: number;
  /** Not answered. What another story asked and nobody answers is forgotten with it. */
  readonly calls: Set<Request>;
}

declare global {
  /** What the page of these stories is fetching. Set by their environment. */
  var loads: Loads;
}

/** What the page is fetching at any moment from here on. */
export function watchLoads(page: Page): Loads {
  const open = new Set<Request>();
  const calls = new Set<Request>();
  const loads = { open, begun: 0, calls };
  page.on('request', (request) => {
    if (CALLS.has(request.resourceType())) calls.add(request);
    if (!KINDS.has(request.resourceType())) return;
    open.add(request);
    loads.begun += 1;
  });
  const end = (request: Request) => {
    open.delete(request);
    calls.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return loads;
}

/**
 * Runs in the page: turns, until it stood still for two in a row with all its pictures there and nothing put off. One turn is a frame, what the page
 * does when it has nothing better to do, and the tasks that these lead to: a turn may begin to fetch, and what came is drawn in the next.
 */
async function rest(): Promise<void> {
  /** So many turns a page may draw anew: one that moves by itself is taken as it is. */
  const RESTLESS_MAX = 40;
  const turn = () =>
    new Promise<boolean>((done) => {
      let still = true;
      const observer = new MutationObserver(() => (still = false));
      observer.observe(document.body, {
        ...{ subtree: true, childList: true, attributes: true, characterData: true },
      });
      // None waits until one comes near.
      for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
        image.loading = 'eager';
      const end = () => {
        observer.disconnect();
        const isAwaiting = (window.soon?.size ?? 0) > 0;
        done(still && !isAwaiting && [...document.images].every(({ complete }) => complete));
      };
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(() => setTimeout(end))));
    });
  let restless = 0;
  for (let quiet = 0; quiet < 2;) {
    const still = await turn();
    if (!still) restless += 1;
    quiet = still || restless >= RESTLESS_MAX ? quiet + 1 : 0;
  }
  await document.fonts.ready;
}

/**
 * Waits for the parts that wake up late: stories follow one another on one page, whose network counts as idle for ever
 * once it was. The page has come to rest where nothing was under way meanwhile.
 */
export async function waitForLoads(page: Page): Promise<void> {
  const from = performance.now();
  for (let calm = false; !calm;) {
    const { open, begun } = globalThis.loads;
    const wasOpen = open.size > 0;
    await page.evaluate(rest);
    const isAnswered = globalThis.loads.calls.size === 0 || performance.now() - from > CALL_MS;
    calm = !wasOpen && open.size === 0 && globalThis.loads.begun === begun && isAnswered;
  }
}
