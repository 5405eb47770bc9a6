import type { AnswerOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { Certificate } from '@siren/domain/clients';
import { writtenCode } from '@siren/domain/typed';
import { sql } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import { ensureCart } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { certificateFromRow } from './certificateFromRow.ts';
import type { CertificateRow } from './certificateFromRow.ts';
import { readWallet } from './readWallet.ts';

type CertificatesPath = '/api/certificate/attach' | '/api/certificate/detach';

const find = async ({ db, now }: Context, code: string): Promise<Certificate | null> => {
  const [row] = await db.query<CertificateRow>(sql`
    select guid, code, nominal, money, expires_at from certificates
    where upper(code) in (upper(${code}), upper(${writtenCode(code)})) and active
    order by upper(code) = upper(${code}) desc limit 1`);
  return row ? certificateFromRow(row, now()) : null;
};

/** `data` of the refusal: what there is to say of a certificate that is there and cannot pay. */
const whyNot = (found: Certificate | null) =>
  found ? { data: { status: found.status, expiresAt: found.expiresAt } } : {};

const wallet = async (context: Context): Promise<AnswerOf<'/api/certificate/attach'>> => ({
  ...(await readWallet(context)),
  user: context.session.user,
});

export const certificatesHandlers: Pick<Handlers, CertificatesPath> = {
  async '/api/certificate/attach'(context, { code }) {
    let found: Certificate | null = null;
    // One that cannot pay is as wrong as none: who knows it may not guess on for nothing.
    const usable = await limitGuesses(context, { scope: 'certificate' }, async () => {
      found = await find(context, code);
      return found?.status === 'active' ? found : null;
    });
    if (!usable) throw refusal('cart.certificate_not_found', whyNot(found));
    const cart = await ensureCart(context);
    await context.db.query(sql`
      insert into cart_certificates (cart_id, guid) values (${cart}, ${usable.guid}) on conflict do nothing`);
    return wallet(context);
  },

  async '/api/certificate/detach'(context, { guid }) {
    const rows = await context.db.query(sql`
      delete from cart_certificates where cart_id = ${context.session.cartId} and guid = ${guid} returning guid`);
    if (rows.length === 0) throw refusal('cart.certificate_not_found');
    return wallet(context);
  },
};
