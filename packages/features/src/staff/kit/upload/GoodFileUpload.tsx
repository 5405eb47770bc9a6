import type { GoodFileUploaded } from '@siren/contract/uploads';
import { GOOD_FILE_BYTES_MAX, goodFileFormats } from '@siren/domain/goods';
import type { GoodFileKind } from '@siren/domain/goods';
import { FileUpload } from '@siren/ui/file-upload';
import type { UploadedFile } from '@siren/ui/file-upload';
import { useRef } from 'react';
import { errorText } from '../../../notices/index.ts';
import { uploadGoodFile } from './uploadGoodFile.ts';

export interface GoodFileUploadProps {
  label: string;
  kind: GoodFileKind;
  /** How many can be taken still. @default 1 */
  left?: number;
  /** Each file that came through, once. */
  onTaken(files: readonly GoodFileUploaded[]): void;
}

const none: readonly UploadedFile<GoodFileUploaded>[] = [];

/** Takes films, captions or papers of a good by choosing, dropping or pasting. What came through is the good's at once, and no file any more. */
export function GoodFileUpload({ label, kind, left = 1, onTaken }: GoodFileUploadProps) {
  const taken = useRef(new Set<string>());
  function take(files: readonly UploadedFile<GoodFileUploaded>[]): void {
    const fresh = files.filter(({ id }) => !taken.current.has(id));
    for (const { id } of fresh) taken.current.add(id);
    const came = fresh.flatMap(({ result }) => result ?? []);
    if (came.length > 0) onTaken(came);
  }
  return (
    <FileUpload<GoodFileUploaded>
      label={label}
      multiple={left > 1}
      accept={goodFileFormats[kind].map((format) => `.${format}`).join(',')}
      maxSize={GOOD_FILE_BYTES_MAX[kind]}
      maxCount={left}
      value={none}
      upload={(file, options) => uploadGoodFile(kind, file, options)}
      describeError={errorText}
      onValueChange={take}
    />
  );
}
