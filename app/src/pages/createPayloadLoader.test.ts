import { infoResource } from '@siren/features/info';
import { resource } from '@siren/features/api';
import { makeInfo } from '@siren/features/testing';
import type { Info } from '@siren/contract/info';
import { expect, test, vi } from 'vitest';
import { createPayloadLoader } from './createPayloadLoader.ts';
import { PageCache } from './PageCache.ts';

const sections = resource('/api/catalog/sections', {});
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
  const load = createPayloadLoader(cache, fetch);
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
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(cache.isFresh(sections.key)).toBe(false);
  answers[1]?.({ [sections.key]: 'new' });
  await loading;
  expect(cache.answers.get(sections.key)?.data).toBe('new');
});

test('what was refused to somebody else is asked for again, too', async () => {
  const { cache, answers, fetch, become, loading } = loader();
  become({ token: 'b'.repeat(32) });
  answers[0]?.({ public_error: true, group: 'user', code: 'not_authorized' }, 403);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
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
