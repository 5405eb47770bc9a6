/** Where addresses of a pattern lead instead (behaviour pages-3). */
export interface RouteRule {
  /** Path or whole address; a `**` at its end stands for what the one of the pattern matched. */
  redirect: string;
}

/**
 * Rules by pattern. A pattern is a path whose parts are literal, `*` for any one part, or at its end `**` for any
 * number of parts. Slashes at the end do not matter.
 */
export type RouteRules = Readonly<Record<string, RouteRule>>;

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** What `**` stands for, `''` where the pattern has none; null where the path is another one. */
function match(pattern: readonly string[], path: readonly string[]): string | null {
  const open = pattern.at(-1) === '**';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return null;
  if (!fixed.every((part, index) => part === '*' || part === path[index])) return null;
  return path.slice(fixed.length).join('/');
}

/** The more a pattern says of the path, the greater; part by part: literal, then `*`, then `**`. */
const rank = (pattern: readonly string[]): string =>
  pattern.map((part) => (part === '**' ? '1' : part === '*' ? '2' : '3')).join('');

/**
 * Where the rules send an address: the target of the rule that says most of its path, with the query of the address
 * unless the target has one of its own. null where no rule means it, or where it is the target already.
 */
export function redirectOf(
  rules: RouteRules,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  const path = partsOf(pathname);
  let best: { rank: string; target: string } | null = null;
  for (const [pattern, { redirect }] of Object.entries(rules)) {
    const parts = partsOf(pattern);
    const rest = match(parts, path);
    if (rest === null || (best !== null && best.rank >= rank(parts))) continue;
    best = { rank: rank(parts), target: redirect.replace(/\*\*$/, () => rest) };
  }
  if (best === null) return null;
  const [, target = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(best.target) ?? [];
  if (partsOf(target).join('/') === path.join('/')) return null;
  return target + (own || search) + hash;
}
