import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import './fonts.css';

/** Addresses of the font files that every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [cyrillic, latin, latinExt];
