import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';

/** Pictures that one visitor asks for at once. */
const ASKED = 30;
/** How long after them somebody else asks for one, ms: the first of theirs are being drawn by then. */
const AFTER_MS = 200;

export interface Undrawn {
  /** How long all of them take, ms. */
  allMs: number;
  /** How long somebody else waits for one that was not drawn before either, ms. */
  otherMs: number;
}

/** Thirty pictures that nobody has asked for before, and somebody who wants one more while they are drawn. */
export async function benchUndrawn(say: (line: string) => void): Promise<Undrawn> {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-undrawn-'));
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '0' } });
  try {
    await shop.ready();
    const pictures = await addresses(shop.url);
    const started = performance.now();
    const all = Promise.all(pictures.slice(0, ASKED).map((path) => drawn(shop.url, path)));
    await sleep(AFTER_MS);
    const otherMs = await drawn(shop.url, pictures[ASKED] ?? '');
    await all;
    const allMs = Math.round(performance.now() - started);
    say(`${ASKED} undrawn pictures: ${allMs} ms; somebody else waits ${otherMs} ms for one`);
    return { allMs, otherMs };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How long a picture takes, ms. */
async function drawn(url: string, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(new URL(path, url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
  return Math.round(performance.now() - started);
}

/** Addresses of pictures of the shop's sections, each of another good. */
async function addresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/section', url))).text();
  const sections = new Set(
    [...sitemap.matchAll(/href="(\/section\/[^"?]+)"/g)].map(([, path]) => path ?? ''),
  );
  const found = new Map<string, string>();
  for (const section of sections) {
    const html = await (await fetch(new URL(section, url))).text();
    for (const [path, id] of html.matchAll(/\/pictures\/(\d+)\/640[^"\s,]*?\.webp/g))
      if (id) found.set(id, path);
    if (found.size > ASKED) return [...found.values()];
  }
  throw new Error(`The sections show ${found.size} pictures, ${ASKED + 1} are needed`);
}
