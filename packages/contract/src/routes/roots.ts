import { paths } from './paths.ts';

/** First parts of addresses below which there are no pages. */
export const PAGELESS = [
  '.well-known',
  'api',
  'assets',
  'builds',
  'favicon.ico',
  'pictures',
  'sitemap',
  'socket',
] as const;

/** First part of a path. */
export function rootOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? '';
}

/** Whether addresses that begin with `root` are those of the shop's app: it has a page there, or says that there is none. */
export function isOfShop(root: string): boolean {
  const ofPages = Object.values(paths).map((path) => rootOf((path as (part: string) => string)('x')));
  // The old address of the login.
  return [...PAGELESS, ...ofPages, 'login'].includes(root);
}

/** Where the back-office lies: the first part of its addresses. */
export const BACK_OFFICE = 'backoffice';

/** Whether addresses that begin with `root` are given away, so that the staff's rooms cannot be called by it. */
export const isTaken = (root: string): boolean =>
  // The bank of a demo is there, too.
  isOfShop(root) || [BACK_OFFICE, 'test-bank'].includes(root);
