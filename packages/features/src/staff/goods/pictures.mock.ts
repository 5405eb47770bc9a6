import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { drawnImage } from '../../testing/index.ts';
import { makePictures } from './goods.fixtures.ts';

const sample = drawnImage('sofa', '#a4b19b');

/** A good once the pictures of a variant were set, or given back to a feed that has three. */
export function withPictures(good: StaffGood, wish: PayloadOf<'/api/admin/catalog/set-pictures'>): StaffGood {
  if (wish.version !== good.version) throw staffRefusal('general.conflict', { data: good });
  const variants = good.variants.map((variant) => {
    if (variant.offer !== wish.offer) return variant;
    if (wish.pictures === null) return { ...variant, pictures: makePictures(3), feedPictures: null };
    const pictures = wish.pictures.map(({ id, alt }) => {
      const image = variant.pictures.find((one) => one.id === id)?.image ?? sample;
      return { id, alt, image: { ...image, alt: alt ?? good.name } };
    });
    return { ...variant, pictures, feedPictures: 3 };
  });
  return { ...good, variants, version: good.version + 1 };
}
