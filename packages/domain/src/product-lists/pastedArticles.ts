/** So many codes are looked for at once. */
export const PASTED_MAX = 200;

/** Lines, or cells of a table, in which somebody pasted articles: each once, in their order. */
export const pastedArticles = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\t;,\u2028\u2029]+/u)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];
