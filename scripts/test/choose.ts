import type { Part } from './part.ts';

/**
 * What the command line asks for: no names mean every part; arguments that name no part go to the tool of the
 * one part that is named. Answers null for arguments that are nobody's.
 */
export function choose(
  words: readonly string[],
  parts: readonly Part[],
): { chosen: readonly Part[]; args: readonly string[] } | null {
  const chosen = parts.filter(({ name }) => words.includes(name));
  const args = words.filter((word) => word !== '--' && !parts.some(({ name }) => name === word));
  if (args.length > 0 && chosen.length !== 1) return null;
  return { chosen: chosen.length > 0 ? chosen : parts, args };
}
