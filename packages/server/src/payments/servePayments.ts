import type { FastifyInstance } from 'fastify';
import { callbackPath, callbacksPlugin } from './callbacksPlugin.ts';
import { lookAfterPayments } from './lookAfterPayments.ts';
import type { Settling } from './settle.ts';
import { bankPlugin } from './testBank/bankPlugin.ts';
import { LATE_S } from './testBank/createTestBank.ts';
import type { Send, TestBank } from './testBank/createTestBank.ts';
import { SIGNATURE_HEADER } from './testBank/signature.ts';

export interface ServedPayments extends Settling {
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
    return statusCode === 200;
  };

/** Sends the bank's callbacks: at once, when late ones are due, and what was left over from before. */
function deliver(server: FastifyInstance, bank: TestBank, { log }: Settling) {
  let sending = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();
  const send = (): Promise<void> => {
    // One after another: a callback that is being sent must not be sent by somebody else meanwhile.
    sending = sending
      .then(() => bank.sendDue(sendTo(server, bank)))
      .catch((error: unknown) => log.error(error, 'The test bank could not send its callbacks'));
    return sending;
  };
  const sendLater = (): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send();
    }, LATE_S * 1000);
    timer.unref();
    timers.add(timer);
  };
  return {
    send,
    sendLater,
    async stop() {
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
        void post.send();
        if (late) post.sendLater();
      },
    });
    // What was on its way when the shop died.
    server.addHook('onReady', async () => {
      void post.send();
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
