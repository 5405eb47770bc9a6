import type { PayloadOf } from '@siren/contract/calls';
import { photoPartPath } from '@siren/contract/uploads';
import { PHOTO_PART_BYTES } from '@siren/domain/photo-reports';
import type { Photo, PhotoFile } from '@siren/domain/photo-reports';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { sendFile } from '../kit/upload/index.ts';
import { preparePhoto } from './preparePhoto.ts';
import type { InTurn } from './useInTurn.ts';

export type PhotoOf = PayloadOf<'/api/tools/photo-reports/begin-photo'>['of'];

export interface PhotoUploadOptions {
  /** The shot of a report; null for a sample. */
  of: PhotoOf;
  inTurn: InTurn;
  onTaken(photo: Photo): void;
}

interface Upload {
  /** From 0 to 1; null while none is on its way. */
  share: number | null;
  error: unknown;
}

const idle: Upload = { share: null, error: null };

/** Sends a photo, and the same one again where it did not come through: it goes on from what is there. */
export function usePhotoUpload({ of, inTurn, onTaken }: PhotoUploadOptions) {
  const api = useApi();
  const [upload, setUpload] = useState(idle);
  const [last, setLast] = useState<File | null>(null);
  const left = useRef<AbortController | null>(null);
  useEffect(() => () => left.current?.abort(), []);
  // It comes while one types: what hears of it is what stands there then.
  const heard = useRef(onTaken);
  useEffect(() => {
    heard.current = onTaken;
  });

  async function send(file: File, signal: AbortSignal): Promise<Photo | null> {
    const photo = await preparePhoto(file);
    const wish = { of, name: file.name, size: photo.size, modified: file.lastModified };
    const sent = await sendFile<PhotoFile>(
      photo,
      {
        ...{ path: photoPartPath, partBytes: PHOTO_PART_BYTES, isWhole: (here) => here.photo !== null },
        begin: () => api.call('/api/tools/photo-reports/begin-photo', wish),
      },
      { signal, onProgress: (share) => setUpload({ share, error: null }) },
    );
    return sent.photo;
  }
  async function take(file: File): Promise<void> {
    const controller = new AbortController();
    left.current = controller;
    setLast(file);
    setUpload({ share: 0, error: null });
    try {
      const photo = await inTurn(() => send(file, controller.signal));
      setUpload(idle);
      if (photo) heard.current(photo);
    } catch (error) {
      setUpload({ share: null, error });
    }
  }
  return { ...upload, take, again: () => (last ? take(last) : undefined) };
}
