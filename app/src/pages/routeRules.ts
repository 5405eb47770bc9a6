import { paths } from '@siren/contract/routes';
import type { RouteRules } from '@siren/domain/navigation';

/** Addresses that lead elsewhere: told by `builds/meta/{id}.json`, and true for every navigation (behaviour pages-3). */
export const routeRules: RouteRules = {
  '/login/': { redirect: paths.login() },
};
