import { sendBytes } from './sendBytes.ts';
import type { SendOptions } from './sendBytes.ts';
import { sendParts } from './sendParts.ts';
import type { PartSender, SendFailure, SentFile } from './sendParts.ts';

const SECOND_MS = 1_000;

/** Waits twice as long each time, or until the browser says that the line is back; as long as the shop asks for at least. */
const wait = ({ failed, retryAfter }: SendFailure, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const woken = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      woken.abort();
      resolve();
    };
    const timer = setTimeout(go, Math.max(2 ** (failed - 1), retryAfter) * SECOND_MS);
    if (retryAfter === 0) globalThis.addEventListener('online', go, { signal: woken.signal });
    signal.addEventListener('abort', go, { signal: woken.signal });
  });

export interface FileWay<Sent extends SentFile> extends Omit<PartSender<Sent>, 'send' | 'wait'> {
  /** Where its parts are sent to. */
  path: string;
}

/**
 * Sends a file part by part to an address of the shop; one that was sent in part before goes on from there.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where the line stays broken
 */
export const sendFile = <Sent extends SentFile>(
  file: Blob,
  { path, ...way }: FileWay<Sent>,
  options: SendOptions,
): Promise<Sent> =>
  sendParts<Sent>(
    file,
    {
      ...way,
      wait,
      send: (id, at, part, told) =>
        sendBytes(`${path}?file=${id}&at=${at}`, { bytes: part, type: 'application/octet-stream' }, told),
    },
    options,
  );
