/** The first of these slugs that is not taken, else the first of them with a number; '' where there is none. */
export function freeSlug(slugs: readonly string[], taken: ReadonlySet<string>): string {
  const [base = ''] = slugs;
  const free = slugs.find((slug) => !taken.has(slug));
  if (free !== undefined || base === '') return free ?? '';
  // One more than are taken: one of these numbers is free.
  const numbers = Array.from({ length: taken.size + 1 }, (_, at) => `${base}-${at + 2}`);
  return numbers.find((slug) => !taken.has(slug)) ?? base;
}
