import type { Part } from './part.ts';

/**
 * What the command line asks for: no names mean every part that is not deep, `all` those, too; arguments that name no part
 * go to the tool of the one part that is named. Answers null for arguments that are nobody's.
 */
export function choose(
  words: readonly string[],
  parts: readonly Part[],
): { chosen: readonly Part[]; args: readonly string[] } | null {
  if (words.length === 0) return { chosen: parts.filter(({ deep }) => !deep), args: [] };
  if (words.join() === 'all') return { chosen: parts, args: [] };
  const chosen = parts.filter(({ name }) => words.includes(name));
  const args = words.filter((word) => word !== '--' && !parts.some(({ name }) => name === word));
  if (chosen.length === 0 || args.includes('all')) return null;
  return args.length > 0 && chosen.length > 1 ? null : { chosen, args };
}
