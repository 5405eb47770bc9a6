/** Characters that a cell holds at most. */
const TEXT_MAX = 32_767;

/** Signs that XML cannot hold, or that its readers change: ECMA-376 writes them by their code between «_x» and «_». */
const UNHELD = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;

const byCode = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text as it stands in a part of a workbook; what is longer than a cell holds is cut off. */
export const xmlText = (text: string): string =>
  escape(text.slice(0, TEXT_MAX).toWellFormed().replaceAll(UNHELD, byCode));
