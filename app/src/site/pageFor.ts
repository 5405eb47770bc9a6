import type { Visitor } from '@siren/server/shop';
import { randomUUID } from 'node:crypto';

/**
 * Stands for the visitor's token in a page that all guests get. It is known to this process alone: texts of goods and
 * what is searched for may be anything but this.
 */
export const TOKEN_PLACE: string = randomUUID();

/** How long a page of guests serves, ms: it tells what the clock changes, such as the day of delivery. */
const KEPT_MS = 5_000;

const SERVER_ERROR = 500;

/** A page as it is sent. */
export interface MadePage {
  status: number;
  /** Where to go instead. */
  redirect: { to: string; status: 301 | 302 } | null;
  /** What the error says that it tells of; null where all went well. */
  failure: string | null;
  /** Seconds until another try makes sense, where a refusal says so. */
  retryAfter: number | null;
  /** Whether search engines may keep it. */
  indexed: boolean;
  /** Whether it tells of somebody, whom the browser is to forget at the logout. */
  personal: boolean;
  /** Whether it shows sums. */
  priced: boolean;
  html: string;
}

/** Keeps what was made, until the catalogue changes. */
export interface KeptPages {
  remember<Made>(key: string, make: () => Promise<Made>): Promise<Made>;
}

interface KeptPage extends Omit<MadePage, 'html'> {
  /** Bytes before and after the token. */
  before: Buffer;
  after: Buffer;
}

/** A page that tells of a failure of ours serves those who wait for it, and is not kept. */
class Failed extends Error {
  readonly page: KeptPage;

  constructor(page: KeptPage) {
    super(page.failure ?? '');
    this.page = page;
  }
}

const keep = ({ html, ...page }: MadePage): KeptPage => {
  const [before = '', after = ''] = html.split(TOKEN_PLACE);
  return { ...page, before: Buffer.from(before), after: Buffer.from(after) };
};

/**
 * A page for the visitor: who has nothing of their own gets the one that was made for the guest before. `make` writes
 * TOKEN_PLACE where it is told to.
 *
 * @param address what the page depends on besides place and time; null where it tells of what somebody has
 */
export async function pageFor(
  { guest }: Pick<Visitor, 'guest'>,
  address: string | null,
  { pages, make }: { pages: KeptPages; make(tokenPlace?: string): Promise<MadePage> },
): Promise<Omit<MadePage, 'html'> & { html: string | Buffer }> {
  if (!guest || address === null) return make();
  const time = Math.floor(Date.now() / KEPT_MS);
  const kept = await pages
    .remember(`${time} ${guest.place} ${address}`, async () => {
      const made = keep(await make(TOKEN_PLACE));
      if (made.status >= SERVER_ERROR) throw new Failed(made);
      return made;
    })
    .catch((error: unknown) => {
      if (error instanceof Failed) return error.page;
      throw error;
    });
  const { before, after, ...page } = kept;
  return {
    ...page,
    html: after.length > 0 ? Buffer.concat([before, Buffer.from(guest.token), after]) : before,
  };
}
