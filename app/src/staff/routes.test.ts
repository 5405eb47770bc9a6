// @vitest-environment jsdom
import { staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreenName } from '@siren/contract/staff/screens';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routesOf } from './routes.tsx';

const names = Object.keys(staffScreens) as StaffScreenName[];

/** What is shown at an address to who may see `screens`, and where one is then. */
function open(screens: readonly StaffScreenName[], at: string) {
  const router = createMemoryRouter(routesOf({ adminPath: 'kontora', screens }), { initialEntries: [at] });
  const place = document.createElement('div');
  createRoot(place).render(createElement(RouterProvider, { router }));
  return {
    heading: () => place.querySelector('h1')?.textContent,
    path: () => router.state.location.pathname,
  };
}

test.each(names)('the screen «%s» is at its address, under its title', async (name) => {
  const { path, title } = staffScreens[name];
  await expect.poll(open([name], `/${path}`).heading).toBe(title);
});

test('the first address leads to the first screen that one may see', async () => {
  const { heading, path } = open(names, '/');
  const [first] = Object.values(staffScreens);
  await expect.poll(heading).toBe(first.title);
  expect(path()).toBe(`/${first.path}`);
});

test('who may see no screen is told so', async () => {
  await expect.poll(open([], '/').heading).toBe('Разделов пока нет');
});

test.each([[names, '/what'] as const, ...names.map((name) => [[], `/${staffScreens[name].path}`] as const)])(
  'with the screens %j nothing is at %s',
  async (screens, path) => {
    await expect.poll(open(screens, path).heading).toBe('Такой страницы нет');
  },
);
