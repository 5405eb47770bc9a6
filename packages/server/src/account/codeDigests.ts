import { createHash } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What is kept of a code: made with the visitor's token, of which the database has a digest only. Six digits alone would be
 * found in no time by who reads the table.
 */
export const codeDigest = (token: string, contact: string, code: string): Buffer =>
  digest(`${token} ${contact} ${code}`);

/** What is kept of the secret of a link. */
export const linkDigest = (link: string): Buffer => digest(link);
