import { setTimeout as sleep } from 'node:timers/promises';
import { timesOf } from './times.ts';

/** Pause between two asks while an import is at work, ms. */
const PAUSE = 50;

/** Pages that are asked for in turn during an import. */
const pages = {
  section: (at: number) => `/section/divany?page=${1 + (at % 3)}`,
  home: () => '/',
  promo: () => '/promo/myagkaya-nedelya',
};
export type Page = keyof typeof pages;
export const pageNames = Object.keys(pages) as Page[];

export async function askPage(url: string, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
  return performance.now() - begun;
}

/** How quickly pages of the shop are answered while `work` is at work. */
export async function askWhile<Result>(url: string, work: Promise<Result>) {
  let working = true;
  const done = work.finally(() => (working = false));
  const times: Record<Page, number[]> = { section: [], home: [], promo: [] };
  for (let at = 0; working; at += 1) {
    for (const page of pageNames) {
      times[page].push(await askPage(url, pages[page](at)));
      await sleep(PAUSE);
    }
  }
  const { section, home, promo } = times;
  return {
    result: await done,
    times: { section: timesOf(section), home: timesOf(home), promo: timesOf(promo) },
  };
}
