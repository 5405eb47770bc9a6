/** Most variants that a model may have: numbers are made of it. */
export const VARIANTS_MAX = 20;
const ARTICLES = 900_000;
/** A prime, so that neighbours get articles far apart and no two the same. */
const STRIDE = 7919;

/** Seven digits, different for every offer. */
export const articleOf = (group: number, variant: number): string =>
  String(1_000_000 + (((group * VARIANTS_MAX + variant) * STRIDE) % ARTICLES));

/** The last digit of an EAN-13, by its first twelve. */
export const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** An EAN-13 of the range that shops give out themselves, so that it is nobody else's. */
export const barcodeOf = (article: string): string => {
  const digits = `29000${article}`;
  return `${digits}${checkDigit(digits)}`;
};
