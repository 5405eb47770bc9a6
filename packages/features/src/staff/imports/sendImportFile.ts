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

/** Sends what is not there yet; `came` hears of each part that came through. */
async function sendRest(
  file: Blob,
  { begin, send }: ImportSender,
  { signal, onProgress }: SendOptions,
  came: () => void,
): Promise<ImportFile> {
  let here = await begin();
  while (here.kind === null) {
    signal.throwIfAborted();
    const { id, received } = here;
    const part = file.slice(received, received + IMPORT_PART_BYTES);
    const onPart = (share: number): void => onProgress((received + share * part.size) / file.size);
    here = await send(id, received, part, { signal, onProgress: onPart });
    if (here.received > received) came();
  }
  onProgress(1);
  return here;
}

/**
 * Sends a file part by part. Where the line breaks it asks what has come through and goes on from there.
 *
 * @throws ApiError what the shop says against it
 * @throws NetworkError where the line stays broken
 */
export async function sendImportFile(
  file: Blob,
  sender: ImportSender,
  options: SendOptions,
): Promise<ImportFile> {
  const { signal } = options;
  let failed = 0;
  for (;;) {
    try {
      return await sendRest(file, sender, options, () => (failed = 0));
    } catch (error) {
      failed += 1;
      if (!(error instanceof NetworkError) || signal.aborted || failed >= TRIES) throw error;
      await sender.wait(failed, signal);
    }
  }
}
