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

/** Whether addresses that begin with `root` are the shop's own, so that the staff's rooms cannot be called by it. */
export function isTaken(root: string): boolean {
  const ofPages = Object.values(paths).map((path) => rootOf((path as (part: string) => string)('x')));
  // The old address of the login, the back-office, and the bank of a demo.
  return [...PAGELESS, ...ofPages, 'login', 'backoffice', 'test-bank'].includes(root);
}
