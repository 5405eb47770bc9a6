import type { Api } from '@siren/contract/calls';
import { infoResource } from '@siren/features/info';
import { resource } from '@siren/features/api';
import { makeInfo } from '@siren/features/testing';
import type { Info } from '@siren/contract/info';
import { expect, test, vi } from 'vitest';
import { createPayloadLoader } from './createPayloadLoader.ts';
import { FRESH_MS, PageCache } from './PageCache.ts';

const sections = resource('/api/catalog/sections', {});
const pageOf = (page: number) => resource('/api/catalog/section', { path: 'divany', page });
const page = new URL('https://shop.test/section');
const moscow = { ...makeInfo().city, code: 'moscow' };

/** A loader whose requests are answered by hand, each with its own body. */
function loader() {
  const cache = new PageCache({ [infoResource.key]: makeInfo() }, () => 0);
  const answers: ((body: unknown, status?: number) => void)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(
    () =>
      new Promise((resolve) => {
        answers.push((body, status = 200) => resolve(Response.json(body, { status })));
      }),
  );
  const load = createPayloadLoader(cache, fetch, { call: () => Promise.reject(new Error('Nobody calls')) });
  const become = (over: Partial<Info>) => cache.put({ [infoResource.key]: makeInfo(over) });
  return { cache, answers, fetch, become, loading: load([sections], page) };
}

test.each([
  ['another city', { city: moscow }],
  ['somebody else', { token: 'b'.repeat(32) }],
])('what was asked for before %s is asked for again, and what came is not kept', async (_, over) => {
  const { cache, answers, fetch, become, loading } = loader();
  become(over);
  answers[0]?.({ [sections.key]: 'old' });
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
  expect(cache.isFresh(sections.key)).toBe(false);
  answers[1]?.({ [sections.key]: 'new' });
  await loading;
  expect(cache.answers.get(sections.key)?.data).toBe('new');
});

test('what was refused to somebody else is asked for again, too', async () => {
  const { cache, answers, fetch, become, loading } = loader();
  become({ token: 'b'.repeat(32) });
  answers[0]?.({ public_error: true, group: 'user', code: 'not_authorized' }, 403);
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
  answers[1]?.({ [sections.key]: 'new' });
  await loading;
  expect(cache.answers.get(sections.key)?.data).toBe('new');
});

test('a change of the cart meanwhile asks for nothing anew', async () => {
  const { cache, answers, fetch, become, loading } = loader();
  become({ favorites: 7 });
  answers[0]?.({ [sections.key]: 'one' });
  await loading;
  expect(cache.answers.get(sections.key)?.data).toBe('one');
  expect(fetch).toHaveBeenCalledOnce();
});

/** A list whose first three pages were brought some time ago, asked for with the fourth. */
async function askForMore(age: number, stays: boolean) {
  let now = 0;
  const cache = new PageCache({ [infoResource.key]: makeInfo() }, () => now);
  for (const page of [1, 2, 3]) cache.put({ [pageOf(page).key]: `old ${page}` });
  now = age;
  const whole = Object.fromEntries([1, 2, 3, 4].map((page) => [pageOf(page).key, `new ${page}`]));
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(whole));
  const call = vi.fn(async (_path: string, { page }: { page: number }) => `new ${page}`);
  const load = createPayloadLoader(cache, fetch, { call: call as unknown as Api['call'] });
  await load([1, 2, 3, 4].map(pageOf), new URL('https://shop.test/section/divany?page=4'), { stays });
  return {
    fetched: fetch.mock.calls.length,
    called: call.mock.calls.map(([path, payload]) => [path, payload]),
    answers: [1, 2, 3, 4].map((page) => cache.answers.get(pageOf(page).key)?.data),
  };
}

test('of a list that is shown and was brought just now only the page that is missing is asked for', async () => {
  expect(await askForMore(FRESH_MS - 1, true)).toEqual({
    fetched: 0,
    called: [['/api/catalog/section', { path: 'divany', page: 4 }]],
    answers: ['old 1', 'old 2', 'old 3', 'new 4'],
  });
});

test.each([
  ['looked at for a while', FRESH_MS, true],
  ['left, and comes back to,', 0, false],
])('a list that one has %s is asked for as a whole, in one request', async (_, age, stays) => {
  expect(await askForMore(age, stays)).toEqual({
    fetched: 1,
    called: [],
    answers: ['new 1', 'new 2', 'new 3', 'new 4'],
  });
});
