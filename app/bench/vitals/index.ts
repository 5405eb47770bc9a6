import type { Browser } from '@playwright/test';
import { readAddresses } from '../prepareCarts.ts';
import { withBrowsedShop } from '../withBrowsedShop.ts';
import { measureClick } from './measureClick.ts';
import { measureVisit } from './measureVisit.ts';
import type { Vitals } from './observe.ts';
import { withStaticPage } from './staticPage.ts';

export { CONDITIONS, openSlowPage } from './conditions.ts';
export { pointAt, press } from './hand.ts';
export { longestWait, watchInteractions } from './interactions.ts';

type Say = (line: string) => void;

/** Visits of each page; their medians count. */
const RUNS = 5;
/** Clicks: what else the machine does takes a share of a tenth of a second. */
const CLICKS = 15;

/** What home, section and product feel like on a phone, a click on a card, and beside them a page of one picture. */
export const benchVitals = (say: Say) =>
  withBrowsedShop(say, ({ url, browser }) => vitalsOf(url, browser, say));

async function vitalsOf(url: string, browser: Browser, say: Say) {
  const { section, product, picture } = await readAddresses(url);
  const pages: Record<string, Vitals> = {};
  const measure = async (name: string, address: string): Promise<void> => {
    const { lcp, tbt, cls } = (pages[name] = await medianVisit(browser, address));
    say(`${name}: LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls}`);
  };
  await withStaticPage(`${url}${picture}`, (address) => measure('a static page with one picture', address));
  await measure('home', url);
  await measure('section', `${url}/section/${section}`);
  await measure('product', `${url}/product/${product}`);
  const clicks = [];
  for (let run = 0; run < CLICKS; run++) {
    clicks.push(await measureClick(browser, `${url}/section/${section}`));
  }
  const clickMs = Math.round(median(clicks));
  say(`click on a card that was pointed at, to the painted product: ${clickMs} ms`);
  return { ...pages, clickMs };
}

async function medianVisit(browser: Browser, url: string): Promise<Vitals> {
  // Pictures are drawn when they are first asked for: that is no part of a visit.
  await measureVisit(browser, url);
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await measureVisit(browser, url));
  return {
    lcp: Math.round(median(visits.map(({ lcp }) => lcp))),
    tbt: Math.round(median(visits.map(({ tbt }) => tbt))),
    cls: Math.round(median(visits.map(({ cls }) => cls)) * 10_000) / 10_000,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
