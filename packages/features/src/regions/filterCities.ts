import type { RegionCity } from '@siren/domain/regions';
import { foldTyped } from '@siren/domain/typed';

const plain = (text: string) => foldTyped(text).toLocaleLowerCase('ru-RU').replaceAll('ё', 'е');

/**
 * Cities whose name has a word that starts with the query; «е» stands for «ё». Those whose own name starts
 * with it come first, else the given order stays.
 */
export function filterCities(cities: readonly RegionCity[], query: string): RegionCity[] {
  const wanted = plain(query);
  if (!wanted) return [...cities];
  const rank = ({ name }: RegionCity) => {
    const known = plain(name);
    if (known.startsWith(wanted)) return 0;
    return known.split(/[\s-]+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return cities.filter((city) => rank(city) < 2).sort((a, b) => rank(a) - rank(b));
}
