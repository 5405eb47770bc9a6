/** Widths, in pixels, that pictures are served in. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280] as const;

const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** One file of a picture. */
export interface PictureShape {
  width: (typeof PICTURE_WIDTHS)[number];
  format: PictureFormat;
  theme: PictureTheme;
}

/** In every address and in the name of the folder: another number where the same pictures look otherwise. */
export const FORM = 4;

/** Addresses of a picture with a place for the width. Browsers keep what is behind them for good. */
export function pictureAddresses(id: number, theme: PictureTheme): Record<PictureFormat, string> {
  const of = (format: PictureFormat) =>
    `/pictures/${id}/{width}${theme === 'dark' ? '-dark' : ''}.${format}?${FORM}`;
  return { webp: of('webp'), jpeg: of('jpeg') };
}

/** Reads the end of such an address, what stands behind `?` apart; null for what there is not. */
export function readShape(file: string): PictureShape | null {
  const [, digits, dark, ending] = /^(\d{2,4})(-dark)?\.(webp|jpeg)$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = pictureFormats.find((known) => known === ending);
  return width && format ? { width, format, theme: dark ? 'dark' : 'light' } : null;
}
