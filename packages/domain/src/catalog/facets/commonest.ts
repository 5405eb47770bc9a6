import type { Spelling } from './FacetStats.ts';
import type { Trait } from './Trait.ts';

const textOf = ({ name, title, kind, hex, unit, code, slug }: Trait) =>
  `${name} ${title} ${kind} ${hex} ${unit} ${code} ${slug}`;

const isBefore = (a: Spelling, b: Spelling) =>
  a.offers === b.offers ? textOf(a.trait) < textOf(b.trait) : a.offers > b.offers;

/** The way that most offers spell it; of equal ones the first by the alphabet, so that no order matters. */
export function commonest([first, ...others]: readonly Spelling[]): Trait {
  if (!first) throw new Error('A value that no offer has');
  return others.reduce((best, next) => (isBefore(next, best) ? next : best), first).trait;
}
