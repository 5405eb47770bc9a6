import { importPartPath } from '@siren/contract/uploads';
import { IMPORT_PART_BYTES } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import { useApi } from '../../api/index.ts';
import { sendFile } from '../kit/upload/index.ts';
import type { SendOptions } from '../kit/upload/index.ts';

/** Sends a file of an import; the same file that was sent in part before goes on from there. */
export function useImportFile(): (file: File, options: SendOptions) => Promise<ImportFile> {
  const api = useApi();
  return (file, options) => {
    const { name, size, lastModified: modified } = file;
    return sendFile<ImportFile>(
      file,
      {
        ...{ path: importPartPath, partBytes: IMPORT_PART_BYTES, isWhole: ({ kind }) => kind !== null },
        begin: () => api.call('/api/admin/imports/begin-file', { name, size, modified }),
      },
      options,
    );
  };
}
