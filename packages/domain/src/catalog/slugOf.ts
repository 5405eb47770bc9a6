import { slugify } from './slugify.ts';

const SLUG_MAX = 80;

/** Slug of a name, cut at a word; `fallback` where nothing of the name can be kept. */
export function slugOf(name: string, fallback: string): string {
  const slug = slugify(name) || fallback;
  if (slug.length <= SLUG_MAX) return slug;
  const cut = slug.slice(0, SLUG_MAX + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), SLUG_MAX / 2)).replace(/-$/, '');
}
