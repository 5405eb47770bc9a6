import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Tokens } from './context.ts';

/** Bytes: 16 random and 8 of a MAC are 32 characters of base64url. */
const RANDOM = 16;
const MAC = 8;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** What `sessions` keeps of a token. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens signed with `secret`. */
export function createTokens(secret: Buffer): Tokens {
  const macOf = (random: Buffer): Buffer =>
    createHmac('sha256', secret).update(random).digest().subarray(0, MAC);
  return {
    issue() {
      const random = randomBytes(RANDOM);
      return Buffer.concat([random, macOf(random)]).toString('base64url');
    },
    isGenuine(token) {
      if (!TOKEN.test(token)) return false;
      const bytes = Buffer.from(token, 'base64url');
      return timingSafeEqual(bytes.subarray(RANDOM), macOf(bytes.subarray(0, RANDOM)));
    },
  };
}

/** The shop's secret, made at the first start and kept in the database: every process signs with the same. */
export async function loadSecret(db: Database): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  await db.query(
    sql`insert into settings (key, value) values ('token_secret', ${fresh}) on conflict do nothing`,
  );
  const [row] = await db.query<{ value: string }>(sql`select value from settings where key = 'token_secret'`);
  if (!row) throw new Error('The secret of tokens is gone from settings.');
  return Buffer.from(row.value, 'base64url');
}
