import type { Photo } from '@siren/domain/photo-reports';
import type { ReactNode } from 'react';
import * as css from './Report.css.ts';
import { photoAddress } from './resources.ts';

export interface PhotoFrameProps {
  /** null where there is none. */
  photo: Photo | null;
  /** «Образец». */
  label: string;
  /** What is on it. */
  alt: string;
  /** Said where there is none. */
  missing: string;
  /** Stands on the photo. @default nothing */
  children?: ReactNode;
}

/** A photo with its name on it. */
export const PhotoFrame = ({ photo, label, alt, missing, children }: PhotoFrameProps) => (
  <figure className={css.figure}>
    {photo ? (
      <div className={css.frame}>
        {/* Wide photos and tall ones keep their shape: a spot stands where it was put. */}
        <img
          className={css.image}
          src={photoAddress(photo, 1600)}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading="lazy"
        />
        {children}
      </div>
    ) : (
      <div className={css.missing}>{missing}</div>
    )}
    <figcaption className={css.tag}>{label}</figcaption>
  </figure>
);
