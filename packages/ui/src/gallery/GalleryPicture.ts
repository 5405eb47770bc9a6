import type { ReactNode } from 'react';
import type { PictureGround } from '../theme/index.ts';

/** One picture in the three places where it stands. */
export interface GalleryPicture {
  /** Tells pictures apart. */
  id: string;
  /** Ground under it. @default 'stone' */
  tile?: PictureGround;
  /** What is on it, for those who do not see it. */
  alt: string;
  /**
   * Draws it as wide as `sizes` says (as in `img`). `eager` is for the first, which one sees at once.
   * @param alt empty where other words name it
   */
  draw: (sizes: string, alt: string, eager: boolean) => ReactNode;
}
