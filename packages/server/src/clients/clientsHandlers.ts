import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { normalizePhone } from '@siren/domain/checkout';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { HOUR_MS, limitGuesses } from '../guesses/index.ts';
import type { Bound } from '../guesses/index.ts';
import { ensureCart } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { attachedClient } from './attachedClient.ts';
import { turnTo } from './turnTo.ts';

type ClientsPath = '/api/client/resolve-user' | '/api/client/detach';

/** How many phones one of the staff may look up within an hour before they wait. */
const LOOKUPS_AN_HOUR = 60;

const lookupBound = ({ session }: Context): Bound => ({
  subject: `staff:${session.user?.id}`,
  free: LOOKUPS_AN_HOUR,
  windowMs: HOUR_MS,
  refusal: 'general.too_many_requests',
});

const ownerOf = async (db: Database, phone: string): Promise<{ id: number; blocked: boolean } | null> => {
  const [row] = await db.query<{ id: number; blocked: boolean }>(sql`
    select id, blocked from users where phone = ${phone} and not (demo and blocked)`);
  return row ?? null;
};

/** Orders that staff place for a client of the internet shop (behaviour clients-1). */
export const clientsHandlers: Pick<Handlers, ClientsPath> = {
  async '/api/client/resolve-user'(context, { phone: typed }): Promise<AnswerOf<'/api/client/resolve-user'>> {
    const phone = normalizePhone(typed);
    if (phone === null) throw refusal('general.invalid_phone');
    const { db } = context;
    await limitGuesses(context, { scope: 'lookup', bounds: [lookupBound(context)] }, async () => null);
    const owner = await ownerOf(db, phone);
    await recordEvent(context, { kind: 'client_looked_up', user: owner?.id });
    const cartId = await ensureCart(context);
    // Who is blocked is neither found nor new: nobody is turned to, and the answer is empty.
    await turnTo(db, cartId, owner?.blocked ? null : { phone, id: owner?.id ?? null });
    return attachedClient(context);
  },

  async '/api/client/detach'(context) {
    const { cartId } = context.session;
    if (cartId !== null) await turnTo(context.db, cartId, null);
    return {};
  },
};
