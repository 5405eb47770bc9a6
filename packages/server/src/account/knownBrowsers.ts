import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { browserCookie, digestOf } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/** How long a browser is known after an account was last signed in in it, ms. */
const KNOWN_MS = 365 * 24 * 60 * 60 * 1000;

/** Has this browser known as one of the user's: what others guess at the account is no concern of it from now on. */
export async function rememberBrowser(context: Context, db: Database, user: number): Promise<void> {
  const browser = context.browser || context.tokens.issue();
  const now = context.now();
  await db.query(sql`
    insert into known_browsers (browser_digest, user_id, seen_at) values (${digestOf(browser)}, ${user}, ${now})
    on conflict (browser_digest, user_id) do update set seen_at = excluded.seen_at`);
  context.setCookie(browserCookie(browser));
}

/** The account was signed in in none of them any more: somebody may know what it was entered by. */
export async function forgetBrowsers(db: Database, user: number): Promise<void> {
  await db.query(sql`delete from known_browsers where user_id = ${user}`);
}

/** What guesses made in this browser are counted by, where the account was signed in in it; else null. */
export async function knownBrowser({ db, browser }: Context, user: number): Promise<string | null> {
  if (browser === '') return null;
  const digest = digestOf(browser);
  const [known] = await db.query(sql`
    select from known_browsers where browser_digest = ${digest} and user_id = ${user}`);
  return known ? digest.toString('hex') : null;
}

/** Removes browsers in which nobody has signed in for a year. */
export async function removeOldBrowsers(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from known_browsers where seen_at <= ${new Date(now.getTime() - KNOWN_MS)}`);
}
