import { staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreenName } from '@siren/contract/staff/screens';
import type { Api } from '@siren/contract/calls';
import { permissions } from '@siren/domain/account';
import { ApiProvider } from '@siren/features/api';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { routesOf } from './routes.tsx';

vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

// The window of these tests has no layout: nothing is out of sight.
Element.prototype.scrollIntoView = () => undefined;

/** Says who is at work; screens wait for their data. */
const api: Api = {
  call: (path) =>
    path === '/api/staff/me'
      ? (Promise.resolve({ user: { id: 1, login: 'kim', name: 'Ким' }, permissions, counts: {} }) as never)
      : new Promise(() => {}),
};

const names = Object.keys(staffScreens) as StaffScreenName[];

/** What is shown at an address to who may see `screens`, and where one is then. */
function open(screens: readonly StaffScreenName[], at: string) {
  const router = createMemoryRouter(routesOf({ screens }), { initialEntries: [at] });
  const place = document.createElement('div');
  const app = createElement(ApiProvider, { api } as never, createElement(RouterProvider, { router }));
  createRoot(place).render(createElement(SWRConfig, { value: { provider: () => new Map() } }, app));
  return {
    sidebar: () => place.querySelector('nav') !== null,
    heading: () => place.querySelector('h1')?.textContent,
    path: () => router.state.location.pathname,
  };
}

test.each(names)('the screen «%s» is at its address, under its title', async (name) => {
  const { path, title } = staffScreens[name];
  await expect.poll(open([name], `/${path}`).heading).toBe(title);
});

test.each([
  [names, 'overview'],
  [['orders'], 'orders'],
] as const)('with the screens %j the first address leads to «%s»', async (screens, name) => {
  const { heading, path } = open(screens, '/');
  const first = staffScreens[name];
  await expect.poll(heading).toBe(first.title);
  expect(path()).toBe(`/${first.path}`);
});

test('a record has an address of its own below its screen', async () => {
  const { heading } = open(names, '/orders/104516');
  await expect.poll(() => document.title).toContain('104516');
  expect(heading()).not.toBe('Такой страницы нет');
});

test.each(['/orders/104516/print/picking', '/orders/23,17/print/waybill'])(
  'the paper at %s stands without the shell around it',
  async (path) => {
    document.title = '';
    const { sidebar, heading } = open(names, path);
    await expect.poll(() => document.title).toMatch(/^(Лист сборки|Накладная) № \d/u);
    expect(sidebar()).toBe(false);
    expect(heading()).not.toBe('Такой страницы нет');
  },
);

test('who may not see orders has no paper of them', async () => {
  await expect.poll(open(['clients'], '/orders/17/print/picking').heading).toBe('Такой страницы нет');
});

test.each([[names, '/what'] as const, ...names.map((name) => [[], `/${staffScreens[name].path}`] as const)])(
  'with the screens %j nothing is at %s',
  async (screens, path) => {
    await expect.poll(open(screens, path).heading).toBe('Такой страницы нет');
  },
);
