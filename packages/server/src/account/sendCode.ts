import { randomBytes, randomInt } from 'node:crypto';
import { refusal } from '@siren/contract/errors';
import { paths } from '@siren/contract/routes';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_WAIT_MS } from '@siren/domain/account';
import type { Contact } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { codeDigest, linkDigest } from './codeDigests.ts';

/** A code, and for an e-mail the path of the link that signs in by one press. */
export interface SentSecrets {
  code: string;
  link: string | null;
}

/** Bytes of a link's secret. */
const LINK = 24;

const linkPath = (secret: string): string => `${paths.login()}?link=${secret}`;

/** Waits for whoever sends to the same contact meanwhile; held to the end of the transaction. */
async function checkWait(db: Database, contact: string, now: Date): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${contact}`}, 0))`);
  const [last] = await db.query<{ at: Date | null }>(sql`
    select max(sent_at) as at from login_codes where contact = ${contact}`);
  const wait = (last?.at?.getTime() ?? 0) + CODE_WAIT_MS - now.getTime();
  if (wait > 0) throw refusal('general.too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
}

async function store(
  context: Context,
  contact: string,
  { code, secret }: { code: string; secret: string | null },
): Promise<void> {
  const { session } = context;
  const now = context.now();
  await context.db.transaction(async (db) => {
    await checkWait(db, contact, now);
    // Each message counts, as if it were a wrong guess: nobody's phone is to ring all night.
    await limitGuesses({ ...context, db }, 'message', async () => null, `to:${contact}`);
    await db.query(sql`
      insert into login_codes (asked_by, contact, digest, link_digest, sent_at, expires_at)
      values (${session.digest}, ${contact}, ${codeDigest(session.token, contact, code)},
        ${secret && linkDigest(secret)}, ${now}, ${new Date(now.getTime() + CODE_LIFE_MS)})
      on conflict (asked_by, contact) do update set digest = excluded.digest, link_digest = excluded.link_digest,
        tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at`);
  });
}

const textOf = ({ code, link }: SentSecrets, siteUrl: string | null): string =>
  `Сирень: код ${code}. Никому его не говорите.` +
  // Without the shop's own address a link leads nowhere; that of a request is not believed.
  (link && siteUrl ? ` Или войдите по ссылке: ${siteUrl}${link}` : '');

/**
 * Sends a one-time code, whether an account has the contact or not.
 *
 * @throws ApiError too_many_requests before a minute is over, attempts_exhausted after too many of them
 */
export async function sendCode(
  context: Context,
  { channel, value }: Contact,
  { messages, siteUrl }: { messages: Messages; siteUrl: string | null },
): Promise<SentSecrets> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const secret = channel === 'email' ? randomBytes(LINK).toString('base64url') : null;
  const sent = { code, link: secret && linkPath(secret) };
  await store(context, value, { code, secret });
  try {
    await messages.send({ to: { channel, value }, text: textOf(sent, siteUrl) });
  } catch (error) {
    // What never went out keeps nobody waiting.
    await context.db.query(sql`
      delete from login_codes where asked_by = ${context.session.digest} and contact = ${value}`);
    throw error;
  }
  return sent;
}

/** Removes codes that are no longer good. */
export async function removeOldCodes(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from login_codes where expires_at <= ${now}`);
}
