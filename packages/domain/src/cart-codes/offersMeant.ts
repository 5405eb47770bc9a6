import { bareCode, codeKey, writtenCode } from '../typed/index.ts';

/** An offer that may be meant by a code, see `offerCodes`. */
export interface CodeClaim {
  offer: number;
  /** As it is printed. */
  article: string;
  codes: readonly string[];
  /** The region sells it. */
  sold: boolean;
}

/** Goods that are offered where a code is unclear. */
const CHOICES_MAX = 10;

/** The codes of an offer as they are written: the article in its own case, barcodes are figures. */
const writtenBy = ({ article, codes }: CodeClaim, isAsked: (code: string) => boolean): string[] =>
  codes.filter(isAsked).map((code) => (code === codeKey(article) ? writtenCode(article) : code));

/** The first offer, and of those that share no code with the ones before the first again. */
const firstOfEach = <Claim extends CodeClaim>(
  claims: readonly Claim[],
  isAsked: (code: string) => boolean,
): Claim[] => {
  const taken = new Set<string>();
  return claims.filter((claim) => {
    const written = writtenBy(claim, isAsked);
    const isNew = written.length > 0 && written.every((code) => !taken.has(code));
    if (isNew) for (const code of written) taken.add(code);
    return isNew;
  });
};

/**
 * The offers that a code means: none where nothing bears it, several where it is unclear. What is written just so goes
 * first, then the same in another case, then a number that lost the zeros in front. Of several offers of one code that
 * which the region sells is meant, and rather by its article than by a barcode.
 */
export function offersMeant<Claim extends CodeClaim>(code: string, claims: readonly Claim[]): Claim[] {
  const [written, key, bare] = [writtenCode(code), codeKey(code), bareCode(code)];
  const isArticle = ({ codes }: Claim) => codes[0] === key;
  const ordered = claims.toSorted(
    (a, b) =>
      Number(b.sold) - Number(a.sold) || Number(isArticle(b)) - Number(isArticle(a)) || a.offer - b.offer,
  );
  const isKey = (one: string) => one === key;
  const spelled = ordered.filter((claim) => writtenBy(claim, isKey).includes(written));
  if (spelled.length > 0) return spelled.slice(0, 1);
  const exact = firstOfEach(ordered, isKey);
  const meant = exact.length > 0 ? exact : firstOfEach(ordered, (one) => bareCode(one) === bare);
  return meant.slice(0, CHOICES_MAX);
}
