import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asUnavailable } from '../db/index.ts';

/**
 * So often the connection is asked whether it is still there, and so long it has for an answer, ms: longer than anything that is only busy. To
 * give up one that is there has thousands ask anew, when there is least time for it.
 */
const PROBE_EVERY_MS = 15_000;
const PROBE_ANSWER_MS = 30_000;

/** Waiting time before the next attempt, ms: doubled from the first to the last. */
const RETRY_FIRST_MS = 250;
const RETRY_LAST_MS = 2_000;

export interface ListenOptions {
  /** How to reach the database: the options of its pool. */
  connection: pg.ClientConfig;
  channels: readonly string[];
  onMessage(channel: string, payload: string): void;
  /** The channels are being heard, for the first time or again: what was said meanwhile is to be made up for. */
  onListening(): void;
  onError(error: Error): void;
  /** Has the connection asked again and again until what it answers is called. @default by time */
  everyProbe?(probe: () => void): () => void;
  /** How long an answer may take, ms. */
  probeMs?: number;
}

export interface Listener {
  close(): Promise<void>;
}

const byTime = (probe: () => void): (() => void) => {
  const timer = setInterval(probe, PROBE_EVERY_MS).unref();
  return () => clearInterval(timer);
};

/**
 * Hears PostgreSQL's notifications on a connection of its own, which is made anew whenever it breaks. It only listens, and would never know
 * that nobody is at the other end any more: so it asks.
 */
export function listen({
  connection,
  channels,
  everyProbe = byTime,
  probeMs = PROBE_ANSWER_MS,
  ...on
}: ListenOptions): Listener {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  /** Resolves when the connection has ended, however that came. */
  const listenOnce = async (onReady: () => void) => {
    const client = new pg.Client(connection);
    current = client;
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', (error) => on.onError(asUnavailable(error) as Error));
    const question = { text: 'select 1', query_timeout: probeMs };
    /** With a question open its end waits for no goodbye. */
    const probe = () =>
      void client.query(question).catch((error: Error) => {
        on.onError(asUnavailable(error) as Error);
        void client.end().catch(() => {});
      });
    let stopProbing = () => {};
    client.on('notification', ({ channel, payload }) => on.onMessage(channel, payload ?? ''));
    try {
      // A client that is ended while it connects never says whether it did.
      await Promise.race([client.connect(), ended]);
      const text = channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ');
      const begin = { text, query_timeout: probeMs };
      await client.query(begin);
      onReady();
      stopProbing = everyProbe(probe);
      await ended;
    } finally {
      stopProbing();
      current = null;
      await client.end().catch(() => {});
    }
  };

  const keepListening = async () => {
    let wait = RETRY_FIRST_MS;
    while (!closing.signal.aborted) {
      await listenOnce(() => {
        wait = RETRY_FIRST_MS;
        on.onListening();
      }).catch((error: Error) => {
        // A connection that is closed while it is being made complains of it.
        if (!closing.signal.aborted) on.onError(asUnavailable(error) as Error);
      });
      await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      wait = Math.min(2 * wait, RETRY_LAST_MS);
    }
  };
  const finished = keepListening();

  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => {});
      await finished;
    },
  };
}
