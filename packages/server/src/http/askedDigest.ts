import { createHash } from 'node:crypto';

/** Digest of what a press asks for, beside its key: the key is no way to something else. The contract has put its fields in order. */
export const askedDigest = (asked: object): Buffer =>
  createHash('sha256').update(JSON.stringify(asked)).digest();
