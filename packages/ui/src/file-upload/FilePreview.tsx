import { useEffect, useState } from 'react';
import { FileIcon } from '../icons/index.ts';
import * as css from './FileUpload.css.ts';

export interface FilePreviewProps {
  /** A file of this page, whose picture is made here. */
  file: File | undefined;
  /** Address of a picture that there is already. */
  preview: string | undefined;
}

/** A picture of a file, or the sign of a file. Decoration: its name stands beside it. */
export function FilePreview({ file, preview }: FilePreviewProps) {
  const [made, setMade] = useState<string>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const address = URL.createObjectURL(file);
    setMade(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const address = preview ?? made;
  return (
    <span className={css.preview}>
      {address && !broken ? (
        <img className={css.picture} src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <FileIcon size="l" />
      )}
    </span>
  );
}
