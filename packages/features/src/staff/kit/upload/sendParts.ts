import { ApiError, NetworkError } from '@siren/contract/errors';
import type { SendOptions } from './sendBytes.ts';

/** Tries after which a broken line, or a shop that is full, is told; a press on «Повторить» goes on from there. */
const TRIES = 6;

/** A file on its way, as the shop has it. */
export interface SentFile {
  id: string;
  /** Bytes that are there. */
  received: number;
}

/** Why another try makes sense. */
export interface SendFailure {
  /** So many tries have failed one after another. */
  failed: number;
  /** The shop asks to wait for so many seconds; 0 where it said nothing. */
  retryAfter: number;
}

export interface PartSender<Sent extends SentFile> {
  /** Bytes of a part: on a bad line a part is what is lost. */
  partBytes: number;
  /** Whether all of it is there. */
  isWhole(sent: Sent): boolean;
  /** Tells how much of the file is there. */
  begin(): Promise<Sent>;
  /** Sends a part that stands at a place of it. */
  send(file: string, at: number, part: Blob, options: SendOptions): Promise<Sent>;
  /** Waits until another try makes sense. */
  wait(failure: SendFailure, signal: AbortSignal): Promise<void>;
}

/** Seconds that the shop asks to wait for, 0 where the line broke; null where no other try helps. */
function secondsOf(error: unknown): number | null {
  if (error instanceof NetworkError) return 0;
  return (error instanceof ApiError ? error.body.retryAfter : undefined) ?? null;
}

/** Sends what is not there yet; `came` hears of each part that came through. */
async function sendRest<Sent extends SentFile>(
  file: Blob,
  { partBytes, isWhole, begin, send }: PartSender<Sent>,
  { signal, onProgress }: SendOptions,
  came: () => void,
): Promise<Sent> {
  let here = await begin();
  while (!isWhole(here)) {
    signal.throwIfAborted();
    const { id, received } = here;
    const part = file.slice(received, received + partBytes);
    const onPart = (share: number): void => onProgress((received + share * part.size) / file.size);
    here = await send(id, received, part, { signal, onProgress: onPart });
    if (here.received > received) came();
  }
  onProgress(1);
  return here;
}

/**
 * Sends a file part by part. Where the line breaks, or the shop asks to wait, it asks afterwards what has come through and goes on from
 * there.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where the line stays broken
 */
export async function sendParts<Sent extends SentFile>(
  file: Blob,
  sender: PartSender<Sent>,
  options: SendOptions,
): Promise<Sent> {
  const { signal } = options;
  let failed = 0;
  for (;;) {
    try {
      return await sendRest(file, sender, options, () => (failed = 0));
    } catch (error) {
      failed += 1;
      const retryAfter = secondsOf(error);
      if (retryAfter === null || signal.aborted || failed >= TRIES) throw error;
      await sender.wait({ failed, retryAfter }, signal);
    }
  }
}
