import { refusal } from '@siren/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from './loadPage.ts';
import type { Visit } from './loadPage.ts';
import { routeRules } from './routeRules.ts';

vi.mock('./pages.ts', () => ({
  pages: [
    { path: '/open', feature: 'home', load: async () => () => null, resources: () => [] },
    {
      path: '/strict',
      feature: 'home',
      load: async () => () => null,
      resources: () => [],
      isValid: ({ search }: { search: URLSearchParams }) => search.has('id'),
    },
    {
      path: '/lk/login',
      feature: 'login',
      load: async () => () => null,
      resources: () => [],
      guards: ['guest'],
    },
    { path: '/odd', feature: 'home', load: async () => () => null, resources: () => [], guards: ['nobody'] },
    {
      path: '/gone',
      feature: 'home',
      load: () => Promise.reject(new TypeError('Failed to fetch')),
      resources: () => [],
    },
  ],
}));

let visit: Visit;
beforeEach(() => {
  visit = {
    load: vi.fn<Visit['load']>(async () => {}),
    read: () => undefined,
    rules: () => ({ ...routeRules, '/pay/**': { redirect: 'https://pay.example.ru/**' } }),
    allowedRedirectHosts: ['pay.example.ru'],
    info: vi.fn<Visit['info']>(async () => ({ user: null, down: false })),
  };
});
const open = (path: string) => loadPage(new URL(path, 'http://shop.invalid'), visit);
const asUser = () =>
  (visit.info = async () => ({ user: { id: 1, login: 'anna', name: 'Анна', flags: [] }, down: false }));

test('an address without a page is an error that leaves the frame, told with its query', async () => {
  expect((await open('/nowhere?a=1')).error).toMatchObject({
    status: 404,
    message: 'Page not found: /nowhere?a=1',
    fatal: false,
  });
});

test('an address that is not valid is a fatal error, told with its query', async () => {
  expect((await open('/strict?a=1')).error).toMatchObject({
    status: 404,
    message: 'Page Not Found: /strict?a=1',
    fatal: true,
  });
  expect((await open('/strict?id=1')).error).toBeNull();
});

test('rules go before pages, to other hosts only where they are allowed', async () => {
  expect((await open('/login/?from=%2Fcart')).redirect).toBe('/lk/login?from=%2Fcart');
  expect((await open('/pay/12')).redirect).toBe('https://pay.example.ru/12');
  visit.allowedRedirectHosts = [];
  expect(await open('/pay/12')).toMatchObject({ redirect: null, error: { status: 404 } });
});

test('no rule of the shop leads to another rule, or nowhere', async () => {
  for (const { redirect } of Object.values(routeRules)) {
    expect(await open(redirect)).toMatchObject({ redirect: null, error: null });
  }
});

test('who is signed in goes on from the login page to where it was to lead back to', async () => {
  expect((await open('/lk/login?from=%2Fopen')).redirect).toBeNull();
  asUser();
  expect((await open('/lk/login?from=%2Fopen')).redirect).toBe('/open');
  expect((await open('/lk/login?from=https://evil.example')).redirect).toBe('/');
  expect((await open('/lk/login')).redirect).toBeNull();
});

test('a page whose guard nobody knows is an error, and is not loaded', async () => {
  expect((await open('/odd')).error).toMatchObject({ message: "Unknown route middleware: 'nobody'" });
  expect(visit.load).not.toHaveBeenCalled();
});

test('pages without guards do not ask who visits', async () => {
  await open('/open');
  expect(visit.info).not.toHaveBeenCalled();
});

test('a refusal that says more is told by the page itself, which no search engine keeps', async () => {
  const refused = refusal('catalog.not_found', { data: { name: 'Диван' } });
  visit.load = () => Promise.reject(refused);
  expect(await open('/open')).toMatchObject({ Page: expect.any(Function), error: refused, indexed: false });
  visit.load = () => Promise.reject(refusal('catalog.not_found'));
  expect(await open('/open')).toMatchObject({ Page: null, error: { key: 'catalog.not_found' } });
});

test('code that does not come is told as such', async () => {
  expect((await open('/gone')).error).toMatchObject({ name: 'ChunkError' });
});
