import type { Fields } from '@siren/domain/records';

/** What is kept of a record that somebody has begun to change: it outlives a reload and a lost connection. */
export interface Draft<Of extends Fields> {
  base: Of;
  mine: Of;
}

const hasNames = (found: unknown, like: Fields): boolean =>
  typeof found === 'object' && found !== null && Object.keys(like).every((name) => name in found);

function isRead<Of extends Fields>(fields: Of, isSound: (fields: Of) => boolean): boolean {
  try {
    return isSound(fields);
  } catch {
    return false;
  }
}

/**
 * The draft that was kept; null where it is none, or one of before the form had the shape that it has.
 *
 * @param isSound whether fields can be read; it may throw
 */
export function draftIn<Of extends Fields>(
  found: unknown,
  like: Of,
  isSound: (fields: Of) => boolean = () => true,
): Draft<Of> | null {
  if (typeof found !== 'object' || found === null || !('base' in found) || !('mine' in found)) return null;
  const { base, mine } = found;
  if (!hasNames(base, like) || !hasNames(mine, like)) return null;
  const draft = { base: base as Of, mine: mine as Of };
  return isRead(draft.base, isSound) && isRead(draft.mine, isSound) ? draft : null;
}
