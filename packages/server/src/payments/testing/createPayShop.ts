import { SHOP_LIMITS } from '@siren/domain/orders';
import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@siren/contract/calls';
import { onlinePayTypes, shownDebt } from '@siren/domain/payments';
import type { ShownDebt } from '@siren/domain/payments';
import type { PayTypeCode } from '@siren/domain/regions';
import { cartHandlers } from '../../cart/index.ts';
import { sql } from '../../db/index.ts';
import type { Handlers } from '../../http/index.ts';
import { createOrdersHandlers } from '../../orders/index.ts';
import { createOrderShop } from '../../orders/testing/createOrderShop.ts';
import type { OrderShop, Wishes } from '../../orders/testing/createOrderShop.ts';
import type { Visitor } from '../../testing/index.ts';
import { callbackPath, callbacksPlugin } from '../callbacksPlugin.ts';
import { readHeld } from '../holdOrder.ts';
import { lookAfterOnce } from '../lookAfterPayments.ts';
import type { PaymentProvider } from '../PaymentProvider.ts';
import { createPaymentsHandlers } from '../paymentsHandlers.ts';
import { loadPaymentsSecret } from '../paymentsSecret.ts';
import { readDebt } from '../readDebt.ts';
import { bankPlugin } from '../testBank/bankPlugin.ts';
import { createTestBank } from '../testBank/createTestBank.ts';
import type { BankAction, TestBank } from '../testBank/createTestBank.ts';
import { SIGNATURE_HEADER, signatureOf } from '../testBank/signature.ts';

type Paid = AnswerOf<'/api/order/pay'>;

export interface PayShop extends OrderShop {
  bank: TestBank;
  /** What the shop calls; a test may put trouble into it. */
  provider: PaymentProvider;
  log: { error: unknown[] };
  /** A visitor and the number of an order of theirs. */
  ordered(
    pieces?: Record<string, number>,
    wishes?: Wishes & { visitor?: Visitor },
  ): Promise<[Visitor, number]>;
  /** What a page shows of an order that is opened now. */
  shown(order: number): Promise<ShownDebt>;
  /** A press; on a page that was opened just before, unless `seen` says otherwise. */
  pay(
    visitor: Visitor,
    order: number,
    how?: { by?: PayTypeCode; key?: string; seen?: ShownDebt },
  ): Promise<Paid>;
  /** What the visitor does on the bank's page. */
  atBank(redirect: string | null, action: BankAction): Promise<void>;
  /** The bank sends what is due; false keeps it from arriving. */
  tell(arrives?: boolean): Promise<void>;
  /** A callback as whoever sends it. Status of the answer. */
  callback(body: object | string, signature?: string): Promise<number>;
  sign(body: string): string;
  /** What happens every minute. */
  minute(): Promise<void>;
  /** Roubles that the bank holds. */
  held(): Promise<number>;
}

/**
 * A shop where one can order and pay, at a test bank that tells when the test says so.
 *
 * @param more further calls, with whom money is given back by. @default none
 */
export async function createPayShop(
  more: (providers: readonly PaymentProvider[]) => Partial<Handlers> = () => ({}),
): Promise<PayShop> {
  const provider = {} as PaymentProvider & { name: string };
  Object.assign(provider, { name: 'test-bank', payTypes: onlinePayTypes });
  const handlers = {
    ...cartHandlers,
    ...createOrdersHandlers({ sendsCodes: false }),
    ...createPaymentsHandlers([provider]),
    ...more([provider]),
  };
  const shop = await createOrderShop(handlers);
  const { db, server, clock, ids } = shop;
  const errors: unknown[] = [];
  const log = { debug: () => {}, info: () => {}, error: (error: unknown) => void errors.push(error) };
  const secret = await loadPaymentsSecret(db);
  const bank = createTestBank({ db, now: clock.now, secret });
  Object.assign(provider, bank);
  const settling = { keep: SHOP_LIMITS.keep, db, now: clock.now, log, providers: [provider] };
  await server.register(callbacksPlugin, settling);
  await server.register(bankPlugin, { bank, onAct: () => {} });

  const sign = (body: string) => signatureOf(secret, body);
  const callback = async (given: object | string, signature?: string) => {
    const body = typeof given === 'string' ? given : JSON.stringify(given);
    const { statusCode } = await server.inject({
      method: 'POST',
      url: callbackPath('test-bank'),
      payload: body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature ?? sign(body) },
    });
    return statusCode;
  };
  // Reads without the lock: a page keeps nobody waiting.
  const shown = async (id: number) => shownDebt(await readDebt(db, await readHeld(db, id)));
  return {
    ...shop,
    bank,
    provider,
    log: { error: errors },
    async ordered(pieces = { LAMP: 1 }, { visitor, ...wishes } = {}) {
      const buyer = await shop.withCart(pieces, visitor);
      return [buyer, await shop.create(buyer, await shop.draft(buyer, wishes))];
    },
    shown,
    pay: async (visitor, id, { by = 'card', key = randomUUID(), seen } = {}) =>
      visitor.call('/api/order/pay', {
        id,
        payType: ids.payTypes[by]!,
        ...(seen ?? (await shown(id))),
        idempotencyKey: key,
      }),
    async atBank(redirect, action) {
      await bank.act(redirect!.split('/').at(-1)!, action);
    },
    async tell(arrives = true) {
      await bank.sendDue(
        async ({ body, signature }) => !arrives || (await callback(body, signature)) === 200,
      );
    },
    callback,
    sign,
    minute: () => lookAfterOnce(settling),
    async held() {
      const [row] = await db.query<{ sum: number }>(sql`
        select coalesce(sum(amount), 0) - (select coalesce(sum(r.amount), 0)
          from test_bank_refunds r join test_bank_payments p using (reference) where p.state = 'paid') as sum
        from test_bank_payments where state = 'paid'`);
      return row!.sum;
    },
  };
}
