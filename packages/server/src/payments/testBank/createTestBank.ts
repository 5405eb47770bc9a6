import { randomUUID } from 'node:crypto';
import { onlinePayTypes } from '@siren/domain/payments';
import type { PaymentReason } from '@siren/domain/payments';
import type { Database } from '../../db/index.ts';
import { sql } from '../../db/index.ts';
import type { PaymentProvider } from '../PaymentProvider.ts';
import {
  askCode,
  closePayment,
  countTry,
  endPayment,
  findPayment,
  isServed,
  openPayment,
  refundPart,
} from './bankPayments.ts';
import type { BankPayment } from './bankPayments.ts';
import { readNews } from './readNews.ts';
import type { BankNews } from './readNews.ts';
import { signatureOf } from './signature.ts';

/** First part of the addresses of its pages. */
export const TEST_BANK_PATH = '/test-bank';
/** Seconds that a late callback takes. */
export const LATE_S = 6;
/** The code of the second step that is right. */
export const RIGHT_CODE = '0000';
const TRIES_MAX = 3;
const AT_ONCE = 100;

/** Hands a callback over; false where the shop has not taken it. */
export type Send = (callback: { body: string; signature: string }) => Promise<boolean>;

/** What a visitor of the bank's page does. */
export type BankAction =
  | { do: 'pay' | 'pay_late' | 'pay_twice' | 'ask_code' | 'leave' }
  | { do: 'refuse'; reason: PaymentReason }
  | { do: 'code'; code: string };

export interface TestBank extends PaymentProvider {
  find(reference: string): Promise<{ payment: BankPayment; served: boolean } | null>;
  /** Answers whether the visitor goes back to the shop, or stays on the page. */
  act(reference: string, action: BankAction): Promise<'back' | 'stay'>;
  /** Sends the callbacks that are due. false where the shop has not taken all of them: they are to be sent again. */
  sendDue(send: Send): Promise<boolean>;
}

interface Parts {
  db: Database;
  now(): Date;
  secret: Buffer;
}

/** Ends payments, and queues the news of it in the same transaction. */
function createTeller(db: Database, now: () => Date) {
  const queue = (tx: Database, news: BankNews, delay: number) =>
    tx.query(sql`
      insert into test_bank_news (body, due_at)
      values (${JSON.stringify(news)}, ${new Date(now().getTime() + delay * 1000)})`);

  const pay = (reference: string, { times = 1, delay = 0 } = {}) =>
    db.transaction(async (tx) => {
      const payment = await findPayment(tx, reference);
      if (!payment || !(await endPayment(tx, reference, { state: 'paid' }))) return;
      const news = { event: randomUUID(), reference, state: 'paid', amount: payment.amount } as const;
      for (let sent = 0; sent < times; sent += 1) await queue(tx, news, delay);
      // The same once more, as other news: banks that lose their memory do that.
      if (times > 1) await queue(tx, { ...news, event: randomUUID() }, delay);
    });

  const refuse = (reference: string, reason: PaymentReason) =>
    db.transaction(async (tx) => {
      if (!(await endPayment(tx, reference, { state: 'refused', reason }))) return;
      await queue(tx, { event: randomUUID(), reference, state: 'refused', reason }, 0);
    });

  const check = async (reference: string, code: string): Promise<'back' | 'stay'> => {
    if (code === RIGHT_CODE) await pay(reference);
    else if ((await countTry(db, reference)) < TRIES_MAX) return 'stay';
    else await refuse(reference, 'declined');
    return 'back';
  };

  return { pay, refuse, check };
}

async function sendNews({ db, now, secret }: Parts, send: Send): Promise<boolean> {
  const due = await db.query<{ id: number; body: string }>(sql`
    select id, body from test_bank_news where due_at <= ${now()} order by id limit ${AT_ONCE}`);
  let all = true;
  for (const { id, body } of due) {
    const taken = await send({ body, signature: signatureOf(secret, body) });
    if (taken) await db.query(sql`delete from test_bank_news where id = ${id}`);
    else all = false;
  }
  return all;
}

/**
 * A bank that takes no real money, for demo shops: everything that real ones do can be brought about on its page. It
 * keeps its payments and its callbacks in tables of its own, so that it survives the shop's sudden death as a bank
 * elsewhere would.
 */
export function createTestBank({ db, now, secret }: Parts): TestBank {
  const { pay, refuse, check } = createTeller(db, now);
  const find = async (reference: string) => {
    const payment = await findPayment(db, reference);
    return payment && { payment, served: isServed(payment, now()) };
  };

  return {
    name: 'test-bank',
    payTypes: onlinePayTypes,
    find,
    async start(request) {
      await openPayment(db, request, now());
      const payment = await findPayment(db, request.reference);
      if (payment?.state === 'given_back') return { state: 'refused', reason: 'replaced' };
      return { redirect: `${TEST_BANK_PATH}/${request.reference}` };
    },
    async look(reference) {
      const found = await find(reference);
      if (!found) return { state: 'unknown' };
      const { payment, served } = found;
      if (payment.state === 'paid') return { state: 'paid', amount: payment.amount };
      if (served) return { state: 'open' };
      if (payment.reason) return { state: 'refused', reason: payment.reason };
      await endPayment(db, reference, { state: 'refused', reason: 'expired' });
      return { state: 'refused', reason: 'expired' };
    },
    giveBack: (reference) => closePayment(db, reference, now()),
    refund: (refund) => refundPart(db, refund),
    readCallback: (callback) => readNews(secret, callback),
    async act(reference, action) {
      const found = await find(reference);
      if (!found?.served || action.do === 'leave') return 'back';
      switch (action.do) {
        case 'pay':
          await pay(reference);
          return 'back';
        case 'pay_late':
          await pay(reference, { delay: LATE_S });
          return 'back';
        case 'pay_twice':
          await pay(reference, { times: 2 });
          return 'back';
        case 'ask_code':
          await askCode(db, reference);
          return 'stay';
        case 'refuse':
          await refuse(reference, action.reason);
          return 'back';
        case 'code':
          return found.payment.state === 'code' ? check(reference, action.code) : 'stay';
      }
    },
    sendDue: (send) => sendNews({ db, now, secret }, send),
  };
}
