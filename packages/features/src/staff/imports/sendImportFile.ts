import { NetworkError } from '@siren/contract/errors';
import { IMPORT_PART_BYTES } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import type { SendOptions } from '../kit/upload/index.ts';

/** Tries after which a broken line is told; a press on «Повторить» goes on from there. */
const TRIES = 6;

export interface ImportSender {
  /** Tells how much of the file is there. */
  begin(): Promise<ImportFile>;
  /** Sends a part that stands at a place of it. */
  send(file: string, at: number, part: Blob, options: SendOptions): Promise<ImportFile>;
  /** Waits until another try makes sense. @param failed how many tries have failed one after another */
  wait(failed: number, signal: AbortSignal): Promise<void>;
}

/**
 * Sends a file part by part. Where the line breaks it asks what has come through and goes on from there.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where the line stays broken
 */
export async function sendImportFile(
  file: Blob,
  { begin, send, wait }: ImportSender,
  { signal, onProgress }: SendOptions,
): Promise<ImportFile> {
  let failed = 0;
  for (;;) {
    try {
      let here = await begin();
      while (here.kind === null) {
        signal.throwIfAborted();
        const { id, received } = here;
        const part = file.slice(received, received + IMPORT_PART_BYTES);
        const onPart = (share: number): void => onProgress((received + share * part.size) / file.size);
        here = await send(id, received, part, { signal, onProgress: onPart });
        if (here.received > received) failed = 0;
      }
      onProgress(1);
      return here;
    } catch (error) {
      failed += 1;
      if (!(error instanceof NetworkError) || signal.aborted || failed >= TRIES) throw error;
      await wait(failed, signal);
    }
  }
}
