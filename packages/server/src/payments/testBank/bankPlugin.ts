import { paymentReasons } from '@siren/domain/payments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bankPage, lostPage } from './bankPage.ts';
import { TEST_BANK_PATH } from './createTestBank.ts';
import type { BankAction, TestBank } from './createTestBank.ts';

/** Nothing is loaded, nothing runs; the forms lead back to the bank, and from there to the shop. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export interface BankPluginOptions {
  bank: TestBank;
  /** Somebody has done something; `late` where the shop is to hear of it later. */
  onAct(late: boolean): void;
}

const action = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['pay', 'pay_late', 'pay_twice', 'ask_code', 'leave']) }),
  z.object({ do: z.literal('refuse'), reason: z.enum(paymentReasons) }),
  z.object({ do: z.literal('code'), code: z.string().trim().max(16) }),
]);

/** A button says all that there is to say of it: «refuse declined». */
function readAction(fields: URLSearchParams): BankAction | null {
  const [verb = '', reason] = (fields.get('do') ?? '').split(' ');
  const { data } = action.safeParse({ do: verb, reason, code: fields.get('code') ?? '' });
  return data ?? null;
}

/** `GET` and `POST /test-bank/{reference}`: pages of their own, without a script, outside of the shop's app. */
export async function bankPlugin(server: FastifyInstance, { bank, onAct }: BankPluginOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  server.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', POLICY)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
  });
  const route = `${TEST_BANK_PATH}/:reference`;
  const find = (reference: string) =>
    z.uuid().safeParse(reference).success ? bank.find(reference) : Promise.resolve(null);

  server.get<{ Params: { reference: string } }>(route, async ({ params }, reply) => {
    const found = await find(params.reference);
    return found ? reply.send(bankPage(found)) : reply.code(404).send(lostPage);
  });
  server.post<{ Params: { reference: string } }>(route, async ({ params, body }, reply) => {
    const found = await find(params.reference);
    if (!found) return reply.code(404).send(lostPage);
    const wanted = body instanceof URLSearchParams ? readAction(body) : null;
    const next = wanted ? await bank.act(params.reference, wanted) : 'stay';
    onAct(wanted?.do === 'pay_late');
    return reply.redirect(
      next === 'back' ? found.payment.returnTo : `${TEST_BANK_PATH}/${params.reference}`,
      303,
    );
  });
}
