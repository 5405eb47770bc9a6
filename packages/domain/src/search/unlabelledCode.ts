const LABELLED =
  /^\s*(?:арт(?:икул)?|код(?:\s+товара)?|штрих(?:-|\s)?код|sku|ean|#)[\s.:#]*(?<=[\s.:#])(\S.*)$/iu;

/** An article or barcode as one copies it with its label, «Арт. 1731813», without the label; null where there is none. */
export function unlabelledCode(query: string): string | null {
  return LABELLED.exec(query.replaceAll('№', '#').normalize('NFKC'))?.[1] ?? null;
}
