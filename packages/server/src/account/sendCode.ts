import { randomBytes, randomInt } from 'node:crypto';
import { paths } from '@siren/contract/routes';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_WAIT_MS } from '@siren/domain/account';
import type { Contact } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages, SentSecrets } from '../messages/index.ts';
import { messageBounds } from './accountBounds.ts';
import { byContact, readAccount } from './accounts.ts';
import { codeDigest, linkDigest } from './codeDigests.ts';

export interface CodeGate {
  messages: Messages;
  /** The shop's own origin for links; null where nobody said it. */
  siteUrl: string | null;
}

/** A code that is on its way, or there. */
export interface SentCode {
  /** Seconds that it is good for, and until another one may be asked for. */
  expiresIn: number;
  retryAfter: number;
  /** What was sent, in a demo shop; null in a real one. */
  shown: SentSecrets | null;
}

/** Bytes of a link's secret. */
const LINK = 24;
/** Codes that a demo shop can show again. */
const SHOWN_MAX = 1_000;

const seconds = (ms: number): number => Math.ceil(ms / 1000);

function makeSecrets({ channel }: Contact): { sent: SentSecrets; secret: string | null } {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const secret = channel === 'email' ? randomBytes(LINK).toString('base64url') : null;
  return { sent: { code, link: secret && `${paths.login()}?link=${secret}` }, secret };
}

/** When the visitor was sent a code less than a minute ago; null where they were not. */
async function sentJustNow(
  { session }: Context,
  db: Database,
  contact: string,
  now: Date,
): Promise<Date | null> {
  // Whoever presses twice at once waits for himself; held to the end of the transaction.
  const lock = `code ${session.digest.toString('hex')} ${contact}`;
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [last] = await db.query<{ at: Date }>(sql`
    select sent_at as at from login_codes where asked_by = ${session.digest} and contact = ${contact}
      and sent_at > ${new Date(now.getTime() - CODE_WAIT_MS)}`);
  return last?.at ?? null;
}

/**
 * Keeps a new code of this visitor, counted as a message; where one was sent just now answers when instead. Codes that
 * others have asked for to the same contact stay as they are.
 */
async function store(
  context: Context,
  to: Contact,
  { sent, secret }: ReturnType<typeof makeSecrets>,
): Promise<Date | null> {
  const { session } = context;
  const { value: contact } = to;
  const now = context.now();
  const owner = await readAccount(context.db, byContact(to));
  const bounds = await messageBounds(context, contact, owner?.id);
  return context.db.transaction(async (db) => {
    const before = await sentJustNow(context, db, contact, now);
    if (before) return before;
    await limitGuesses({ ...context, db }, { scope: 'message', bounds }, async () => null);
    await db.query(sql`
      insert into login_codes (asked_by, contact, digest, link_digest, sent_at, expires_at)
      values (${session.digest}, ${contact}, ${codeDigest(session.token, contact, sent.code)},
        ${secret && linkDigest(secret)}, ${now}, ${new Date(now.getTime() + CODE_LIFE_MS)})
      on conflict (asked_by, contact) do update set digest = excluded.digest, link_digest = excluded.link_digest,
        tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at`);
    return null;
  });
}

const textOf = ({ code, link }: SentSecrets, siteUrl: string | null): string =>
  `Сирень: код ${code}. Никому его не говорите.` +
  // Without the shop's own address a link leads nowhere; that of a request is not believed.
  (link && siteUrl ? ` Или войдите по ссылке: ${siteUrl}${link}` : '');

/** Keeps what a demo shop shows for who asks again, the oldest no longer than there is room. */
function keepShown(shown: NonNullable<Messages['shown']>, key: string, sent: SentSecrets): void {
  shown.delete(key);
  shown.set(key, sent);
  const [oldest] = shown.keys();
  if (shown.size > SHOWN_MAX && oldest !== undefined) shown.delete(oldest);
}

/**
 * Sends a one-time code, whether an account has the contact or not. Who asks again within a minute keeps the code that
 * was sent, and is told how long the minute lasts.
 *
 * @throws ApiError attempts_exhausted after too many messages
 */
export async function sendCode(
  context: Context,
  contact: Contact,
  { messages, siteUrl }: CodeGate,
): Promise<SentCode> {
  const { session } = context;
  const key = `${session.digest.toString('hex')} ${contact.value}`;
  const now = context.now().getTime();
  const made = makeSecrets(contact);
  const before = await store(context, contact, made);
  if (before) {
    const since = now - before.getTime();
    return {
      expiresIn: seconds(CODE_LIFE_MS - since),
      retryAfter: seconds(CODE_WAIT_MS - since),
      shown: messages.shown?.get(key) ?? null,
    };
  }
  try {
    await messages.send({ to: contact, text: textOf(made.sent, siteUrl) });
  } catch (error) {
    // What never went out keeps nobody waiting.
    await context.db.query(sql`
      delete from login_codes where asked_by = ${session.digest} and contact = ${contact.value}`);
    throw error;
  }
  if (messages.shown) keepShown(messages.shown, key, made.sent);
  return {
    expiresIn: seconds(CODE_LIFE_MS),
    retryAfter: seconds(CODE_WAIT_MS),
    shown: messages.shown && made.sent,
  };
}

/** Removes codes that are no longer good. */
export async function removeOldCodes(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from login_codes where expires_at <= ${now}`);
}
