import type { RouteObject } from 'react-router-dom';

/**
 * Loads the code of the matched routes before hydration: a route that is still lazy renders nothing at first,
 * and the page that the server sent would flash away.
 */
export async function resolveLazy(matched: RouteObject[]): Promise<void> {
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
      const Component = await route.lazy.Component();
      if (Component) route.Component = Component;
      delete route.lazy;
    }),
  );
}
