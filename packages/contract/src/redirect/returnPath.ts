import { paths } from '../routes/index.ts';
import { safeRedirect } from './safeRedirect.ts';

/** Stands for the own origin where only the path matters. */
const OWN = 'https://own.invalid';

/**
 * The path to go back to after login, from `?from=`: of the own origin only, and never the login page itself.
 * The home page where there is none to trust.
 */
export function returnPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '';
  const target = from.startsWith('/') ? safeRedirect(from, OWN) : null;
  const path = target?.slice(OWN.length) ?? paths.home();
  return path.startsWith(paths.login()) ? paths.home() : path;
}
