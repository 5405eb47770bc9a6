/** So many codes are looked for at once. */
export const PASTED_MAX = 200;

/** Between lines, or cells of a table. */
const APART = /[\r\n\t;,\u2028\u2029]+/u;

/** Between lines alone. */
const LINES_APART = /\r\n|[\r\n\u2028\u2029]/u;

/** The number of the first line in which an article stands, from 1; 0 where it does not. */
export const lineOf = (text: string, article: string): number =>
  text.split(LINES_APART).findIndex((line) => pastedArticles(line).includes(article)) + 1;

/** Lines, or cells of a table, in which somebody pasted articles: each once, in their order. */
export const pastedArticles = (text: string): string[] => [
  ...new Set(
    text
      .split(APART)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** The text with one of its articles mended: whole lines and cells alone, however others begin. */
export const mendedArticles = (text: string, from: string, to: string): string =>
  pastedArticles(text)
    .map((one) => (one === from ? to : one))
    .join('\n');
