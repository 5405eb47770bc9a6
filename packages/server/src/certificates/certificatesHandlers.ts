import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import { ensureCart } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { readWallet } from './readWallet.ts';

type CertificatesPath = '/api/certificate/attach' | '/api/certificate/detach';

/** Guid of a certificate that can be paid with; null for any other code. */
const find = async ({ db, now }: Context, code: string): Promise<string | null> => {
  const [row] = await db.query<{ guid: string }>(sql`
    select guid from certificates
    where upper(code) = upper(${code}) and active and money > 0 and (expires_at is null or expires_at > ${now()})`);
  return row?.guid ?? null;
};

const wallet = async (context: Context): Promise<AnswerOf<'/api/certificate/attach'>> => ({
  ...(await readWallet(context)),
  user: context.session.user,
});

export const certificatesHandlers: Pick<Handlers, CertificatesPath> = {
  async '/api/certificate/attach'(context, { code }) {
    const guid = await limitGuesses(context, 'certificate', () => find(context, code));
    if (guid === null) throw refusal('cart.certificate_not_found');
    const cart = await ensureCart(context);
    await context.db.query(sql`
      insert into cart_certificates (cart_id, guid) values (${cart}, ${guid}) on conflict do nothing`);
    return wallet(context);
  },

  async '/api/certificate/detach'(context, { guid }) {
    const rows = await context.db.query(sql`
      delete from cart_certificates where cart_id = ${context.session.cartId} and guid = ${guid} returning guid`);
    if (rows.length === 0) throw refusal('cart.certificate_not_found');
    return wallet(context);
  },
};
