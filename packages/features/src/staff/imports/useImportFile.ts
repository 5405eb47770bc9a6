import { importPartPath } from '@siren/contract/uploads';
import type { ImportFile } from '@siren/domain/imports';
import { useApi } from '../../api/index.ts';
import { sendBytes } from '../kit/upload/index.ts';
import type { SendOptions } from '../kit/upload/index.ts';
import { sendImportFile } from './sendImportFile.ts';

const SECOND_MS = 1_000;

/** Waits twice as long each time, or until the browser says that the line is back. */
const wait = (failed: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const woken = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      woken.abort();
      resolve();
    };
    const timer = setTimeout(go, 2 ** (failed - 1) * SECOND_MS);
    globalThis.addEventListener('online', go, { signal: woken.signal });
    signal.addEventListener('abort', go, { signal: woken.signal });
  });

/** Sends a file of an import; the same file that was sent in part before goes on from there. */
export function useImportFile(): (file: File, options: SendOptions) => Promise<ImportFile> {
  const api = useApi();
  return (file, options) => {
    const { name, size, lastModified: modified } = file;
    const begin = () => api.call('/api/admin/imports/begin-file', { name, size, modified });
    const send = (id: string, at: number, part: Blob, told: SendOptions) =>
      sendBytes<ImportFile>(
        `${importPartPath}?file=${id}&at=${at}`,
        { bytes: part, type: 'application/octet-stream' },
        told,
      );
    return sendImportFile(file, { begin, send, wait }, options);
  };
}
