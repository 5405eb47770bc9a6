import basic from './files/golos-text-basic.woff2?url';
import russian from './files/golos-text-russian.woff2?url';
import './fonts.css';

/**
 * Addresses of the font files that every page needs, to preload with a `Link` header. The rouble sign
 * is a kilobyte, which bundlers put into the sheet.
 */
export const fontPreloads: readonly string[] = [russian, basic];
