import type { FastifyInstance } from 'fastify';
import { callbackPath, callbacksPlugin } from './callbacksPlugin.ts';
import { lookAfterPayments } from './lookAfterPayments.ts';
import type { LookingAfter, Settling } from './Settling.ts';
import { bankPlugin } from './testBank/bankPlugin.ts';
import { LATE_S } from './testBank/createTestBank.ts';
import type { Send, TestBank } from './testBank/createTestBank.ts';
import { SIGNATURE_HEADER } from './testBank/signature.ts';

export interface ServedPayments extends LookingAfter {
  /** null where no money is taken for show. */
  testBank: TestBank | null;
}

/** A callback as it comes over the network. */
const sendTo =
  (server: FastifyInstance, { name }: TestBank): Send =>
  async ({ body, signature }) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: callbackPath(name),
      payload: body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });
    // A refusal stays one, however often it is asked for.
    return statusCode < 500;
  };

/** Sends the bank's callbacks: at once, when late ones are due, and again those that the shop did not take. */
function deliver(server: FastifyInstance, bank: TestBank, { log }: Settling) {
  let sending = Promise.resolve();
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const attempt = async (): Promise<void> => {
    try {
      if (!(await bank.sendDue(sendTo(server, bank)))) sendLater();
    } catch (error) {
      log.error(error, 'The test bank could not send its callbacks');
      sendLater();
    }
  };
  const send = (): void => {
    // One after another: a callback that is being sent must not be sent by somebody else meanwhile.
    if (!stopped) sending = sending.then(attempt);
  };
  const sendLater = (): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      send();
    }, LATE_S * 1000);
    timer.unref();
    timers.add(timer);
  };
  return {
    send,
    sendLater,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await sending;
    },
  };
}

/** Callbacks of the providers, the pages of the test bank, and whoever looks after payments. */
export async function servePayments(
  server: FastifyInstance,
  payments: ServedPayments,
): Promise<{ stop(): Promise<void> }> {
  const { testBank } = payments;
  await server.register(callbacksPlugin, payments);
  const post = testBank && deliver(server, testBank, payments);
  if (testBank && post) {
    await server.register(bankPlugin, {
      bank: testBank,
      onAct(late) {
        // The visitor is not kept waiting for what the bank tells the shop.
        post.send();
        if (late) post.sendLater();
      },
    });
    // What was on its way when the shop died.
    server.addHook('onReady', async () => {
      post.send();
      post.sendLater();
    });
  }
  const looking = lookAfterPayments(payments);
  return {
    async stop() {
      await looking.stop();
      await post?.stop();
    },
  };
}
