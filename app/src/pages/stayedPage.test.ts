import type { Resource } from '@siren/features/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { LoadedPage } from './loadPage.ts';
import { stayedPage } from './stayedPage.ts';

vi.mock('./pages.ts', () => {
  const load = async () => () => null;
  const keys = (search: URLSearchParams): Resource[] =>
    search.getAll('key').map((key) => ({ key, path: '/api/info', payload: {} }));
  const resources = ({ search }: { search: URLSearchParams }) => keys(search);
  return {
    pages: [
      {
        path: '/open',
        load,
        resources,
        isIndexed: ({ search }: never) => !String(search).includes('hidden'),
      },
      { path: '/other', load, resources },
      {
        path: '/strict',
        load,
        resources,
        isValid: ({ search }: { search: URLSearchParams }) => !search.has('bad'),
      },
      { path: '/guarded', load, resources, guards: ['guest'] },
    ],
  };
});

const Page = () => null;
const page: LoadedPage = {
  name: 'index',
  path: '/open',
  feature: 'home',
  Page,
  error: null,
  redirect: null,
  indexed: true,
};
const shownAt = (pathname: string) => ({ ...page, location: { pathname } });
const urlOf = (path: string) => new URL(path, 'http://shop.invalid');
const answersOf = (...keys: string[]) => new Map(keys.map((key) => [key, { data: key }]));

test('a page stays exactly where every answer of its other address is at hand', () => {
  const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
  fc.assert(
    fc.property(some, some, (asked, held) => {
      const url = urlOf(`/open?${new URLSearchParams(asked.map((key) => ['key', key]))}`);
      const stays = stayedPage(shownAt('/open'), url, answersOf(...held)) !== null;
      expect(stays).toBe(asked.every((key) => held.includes(key)));
    }),
  );
});

test('a page of which more is asked for stays where any of it is at hand', () => {
  const more = (...held: string[]) =>
    stayedPage(shownAt('/open'), urlOf('/open?key=a&key=b'), answersOf(...held), 'some');
  expect(more('a')).toMatchObject({ Page });
  expect(more()).toBeNull();
  expect(more('c')).toBeNull();
});

test('where nothing can be brought a page stays with nothing of its other address at hand', () => {
  const lost = (path: string) => stayedPage(shownAt('/open'), urlOf(path), answersOf(), 'none');
  expect(lost('/open?key=a')).toMatchObject({ Page });
  expect(lost('/other?key=a')).toBeNull();
});

test('an answer that was forgotten is none', () => {
  expect(
    stayedPage(shownAt('/open'), urlOf('/open?key=a'), new Map([['a', { data: undefined }]])),
  ).toBeNull();
});

test('search engines keep it by what its new address says', () => {
  expect(stayedPage(shownAt('/open'), urlOf('/open?hidden'), new Map())).toMatchObject({
    Page,
    indexed: false,
  });
});

test('a page does not stay at an address that is not valid for it', () => {
  const strict = (path: string) => stayedPage(shownAt('/strict'), urlOf(path), answersOf('a'));
  expect(strict('/strict?key=a')).toMatchObject({ Page });
  expect(strict('/strict?key=a&bad')).toBeNull();
});

test.each([
  ['of another path', '/open', '/other'],
  ['with guards', '/guarded', '/guarded?key=a'],
])('a page %s is asked for', (_, from, to) => {
  expect(stayedPage(shownAt(from), urlOf(to), answersOf('a'))).toBeNull();
});

test('an error does not stay', () => {
  expect(
    stayedPage({ ...shownAt('/open'), Page: null, error: new Error('gone') }, urlOf('/open'), new Map()),
  ).toBeNull();
});
