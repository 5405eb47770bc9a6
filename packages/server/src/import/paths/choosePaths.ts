import { pathCandidates } from './pathCandidates.ts';
import type { PathSubject } from './pathCandidates.ts';

/**
 * A path of its own for each subject, none of them taken and no two alike. Earlier subjects choose first.
 *
 * @param readTaken which of these paths exist already
 */
export async function choosePaths(
  subjects: readonly PathSubject[],
  readTaken: (paths: string[]) => Promise<string[]>,
): Promise<string[]> {
  if (subjects.length === 0) return [];
  const lists = subjects.map(pathCandidates);
  const taken = new Set(await readTaken([...new Set(lists.flat())]));
  return lists.map((candidates) => {
    const path = candidates.find((candidate) => !taken.has(candidate)) ?? candidates.at(-1) ?? '';
    taken.add(path);
    return path;
  });
}
