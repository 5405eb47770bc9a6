import type { PictureUploaded } from '@siren/contract/uploads';
import { PICTURE_BYTES_MAX, pictureFormats } from '@siren/domain/goods';
import { FileUpload } from '@siren/ui/file-upload';
import type { UploadedFile } from '@siren/ui/file-upload';
import { useRef } from 'react';
import { errorText } from '../../../notices/index.ts';
import { uploadPicture } from './uploadPicture.ts';

export interface PictureUploadProps {
  label: string;
  /** How many can be taken still. */
  left: number;
  /** Each picture that came through, once. */
  onTaken(pictures: readonly PictureUploaded[]): void;
}

const ACCEPT = pictureFormats.map((format) => `image/${format}`).join(',');
const none: readonly UploadedFile<PictureUploaded>[] = [];

/** Takes pictures by choosing, dropping or pasting. What came through is a picture at once, and no file any more. */
export function PictureUpload({ label, left, onTaken }: PictureUploadProps) {
  const taken = useRef(new Set<string>());
  function take(files: readonly UploadedFile<PictureUploaded>[]): void {
    const fresh = files.filter(({ id }) => !taken.current.has(id));
    for (const { id } of fresh) taken.current.add(id);
    onTaken(fresh.flatMap(({ result }) => result ?? []));
  }
  return (
    <FileUpload<PictureUploaded>
      label={label}
      multiple={left > 1}
      accept={ACCEPT}
      maxSize={PICTURE_BYTES_MAX}
      maxCount={left}
      value={none}
      upload={uploadPicture}
      describeError={errorText}
      onValueChange={take}
    />
  );
}
