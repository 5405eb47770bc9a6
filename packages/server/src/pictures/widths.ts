/** Widths, in pixels, that pictures are served in. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280] as const;

export const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
