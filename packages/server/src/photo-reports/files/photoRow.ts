import type { PhotoFile } from '@siren/domain/photo-reports';

/** A row of `photo_files`. */
export interface PhotoRow {
  id: string;
  received: number;
  width: number | null;
  height: number | null;
}

/** A photo on its way, as whoever sends it is told. */
export const photoOf = ({ id, received, width, height }: PhotoRow): PhotoFile => ({
  ...{ id, received },
  photo: width === null || height === null ? null : { id, width, height },
});
