import { createHash } from 'node:crypto';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffErrorKey } from '@siren/contract/errors';

/** Digest of what a press asks for, beside its key: the key is no way to something else. The contract has put its fields in order. */
export const askedDigest = (asked: object): Buffer =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** What a press has made, now or before. */
export interface MadeByKey {
  id: number;
  /** Whether it is what is asked for now. */
  same: boolean;
}

/**
 * Answers what a press has made.
 *
 * @param otherwise the refusal that brings it where it is something else @throws ApiError `otherwise`
 */
export async function answerMade<Made extends object>(
  { id, same }: MadeByKey,
  read: (id: number) => Promise<Made>,
  otherwise: StaffErrorKey,
): Promise<Made> {
  const made = await read(id);
  if (!same) throw staffRefusal(otherwise, { data: made });
  return made;
}
