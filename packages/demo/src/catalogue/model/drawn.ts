import { pictureUrl, sizeOf, tileFor, viewNamesOf } from '../../furniture/index.ts';
import type { FurnitureKind, ParamsOf, SizeInCm, TileName, ViewName } from '../../furniture/index.ts';

/** How a good looks and, following from it, how large it is. */
export interface Drawing {
  readonly tile: TileName;
  readonly size: SizeInCm;
  readonly pictures: readonly string[];
}

/** The views in the order of the gallery. */
const order: readonly ViewName[] = ['main', 'front', 'side', 'detail', 'dimensions'];

export const drawn = <K extends FurnitureKind>(
  kind: K,
  params: ParamsOf<K>,
  without: readonly ViewName[] = [],
): Drawing => {
  const known = viewNamesOf(kind);
  return {
    tile: tileFor(kind, params),
    size: sizeOf(kind, params),
    pictures: order
      .filter((view) => known.includes(view) && !without.includes(view))
      .map((view) => pictureUrl(kind, params, view)),
  };
};
