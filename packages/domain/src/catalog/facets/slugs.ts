import { RESERVED } from '../../navigation/index.ts';
import { slugify } from '../slugify.ts';
import { plainLetters, readAs } from './readAs.ts';
import { readUnit } from './readUnit.ts';

/** Longest code or slug, in characters; addresses take 100. */
const MAX = 80;

/** Words that addresses of lists use themselves, and codes of the facets that no param makes. */
const TAKEN: ReadonlySet<string> = new Set([
  ...RESERVED,
  ...['q', 'filters', 'path', 'region', 'city', 'view'],
  ...['stock', 'badge', 'brand'],
]);

/** Eight characters that tell long or unreadable texts apart (FNV-1a; nothing depends on its strength). */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Signs that make a difference («A», «A+») though a slug has no letter for them. */
const SPELLED: readonly [sign: string, word: string][] = [
  ['+', ' plus '],
  ['%', ' procent '],
  ['<', ' do '],
  ['>', ' ot '],
];

/**
 * A text as an address writes it; «ё» is «е» there, since feeds write both. Never empty. Texts that read differently
 * may share it: see `ownAddressOf`.
 */
export function addressOf(text: string): string {
  const same = text.toLowerCase().replaceAll('ё', 'е');
  const slug = slugify(SPELLED.reduce((rest, [sign, word]) => rest.replaceAll(sign, word), same));
  if (slug === '') return `x-${digestOf(same)}`;
  return slug.length <= MAX ? slug : `${slug.slice(0, MAX - 9).replace(/-$/, '')}-${digestOf(same)}`;
}

/** The address of a text that no text which reads otherwise has, and that all have which read the same. */
export const ownAddressOf = (text: string): string =>
  `${addressOf(plainLetters(text))}-${digestOf(readAs(text))}`;

const facetText = (name: string, unit: string | null) => (unit === null ? name : `${name} ${unit}`);

/** Code of the facet that a param makes. The unit belongs to it: 20 mm and 20 cm are no values of one facet. */
export function facetCode(name: string, unit: string | null): string {
  const code = addressOf(facetText(name, unit));
  return TAKEN.has(code) ? `p-${code}` : code;
}

/** The code of the facet of a param that no param which reads otherwise has. */
export function ownFacetCode(name: string, unit: string | null): string {
  const code = facetCode(plainLetters(name), unit === null ? null : plainLetters(readUnit(unit)));
  return `${code}-${digestOf(readAs(facetText(name, unit === null ? null : readUnit(unit))))}`;
}
