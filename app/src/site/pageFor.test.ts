import { expect, test, vi } from 'vitest';
import { isToken } from '@siren/domain/account';
import { createAnswerCache } from '@siren/server/catalog';
import { pageFor, TOKEN_PLACE } from './pageFor.ts';
import type { MadePage } from './pageFor.ts';

const guest = (token: string, place = '1 1') => ({ guest: { place, token } });

const plain: MadePage = {
  status: 200,
  redirect: null,
  failure: null,
  retryAfter: null,
  indexed: true,
  personal: false,
  priced: false,
  html: '',
};

/** A cache that hears of changes, and pages that tell how often one was made. */
function kept(over: Partial<MadePage> = {}) {
  const pages = createAnswerCache();
  pages.setLive(true);
  let made = 0;
  const make = vi.fn(async (tokenPlace = 'own'): Promise<MadePage> => {
    made += 1;
    return {
      ...plain,
      html: `<p>${made} ${tokenPlace}</p>`,
      ...over,
    };
  });
  return { pages, make };
}

const textOf = async (page: ReturnType<typeof pageFor>) => String((await page).html);

test('guests of a place get one page, each with the own token', async () => {
  vi.useFakeTimers();
  const site = kept();
  expect(await textOf(pageFor(guest('anna'), '/section', site))).toBe('<p>1 anna</p>');
  expect(await textOf(pageFor(guest('boris'), '/section', site))).toBe('<p>1 boris</p>');
  vi.useRealTimers();
});

test('another address and another place are other pages', async () => {
  vi.useFakeTimers();
  const site = kept();
  await pageFor(guest('anna'), '/section', site);
  expect(await textOf(pageFor(guest('anna'), '/', site))).toBe('<p>2 anna</p>');
  expect(await textOf(pageFor(guest('anna', '1 2'), '/', site))).toBe('<p>3 anna</p>');
  vi.useRealTimers();
});

test('a page of what somebody has is nobody else’s', async () => {
  const site = kept();
  expect(await textOf(pageFor(guest('anna'), null, site))).toBe('<p>1 own</p>');
  expect(await textOf(pageFor(guest('boris'), null, site))).toBe('<p>2 own</p>');
});

test('who has something of their own gets a page of their own', async () => {
  const site = kept();
  expect(await textOf(pageFor({ guest: null }, '/', site))).toBe('<p>1 own</p>');
  expect(await textOf(pageFor({ guest: null }, '/', site))).toBe('<p>2 own</p>');
});

test('a change of the catalogue makes it anew, and so does the time', async () => {
  vi.useFakeTimers();
  const site = kept();
  await pageFor(guest('anna'), '/', site);
  site.pages.clear();
  expect(await textOf(pageFor(guest('anna'), '/', site))).toBe('<p>2 anna</p>');
  vi.advanceTimersByTime(5_000);
  expect(await textOf(pageFor(guest('anna'), '/', site))).toBe('<p>3 anna</p>');
  vi.useRealTimers();
});

test('where to go instead has no text to put a token into', async () => {
  const to = { to: '/lk/login', status: 302 } as const;
  const page = await pageFor(guest('anna'), '/login', kept({ redirect: to, html: '' }));
  expect(page).toMatchObject({ redirect: to });
  expect(String(page.html)).toBe('');
});

test('the place of a token looks like none', () => expect(isToken(TOKEN_PLACE)).toBe(false));

test('no text of a page is taken for the place of the token', async () => {
  const text = ['*', '-', '0'].map((sign) => sign.repeat(32)).join(' ');
  const { pages } = kept();
  const make = async (tokenPlace = ''): Promise<MadePage> => ({
    ...plain,
    html: `<p>${text}</p><script>${tokenPlace}</script>`,
  });
  expect(await textOf(pageFor(guest('anna'), '/search', { pages, make }))).toBe(
    `<p>${text}</p><script>anna</script>`,
  );
});
