import type { UnsoldProduct } from '@siren/domain/catalog';
import { PageFailure, saysMore } from '../../errors/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { SeenGoods } from '../SeenGoods.tsx';
import { UnsoldView } from './UnsoldView.tsx';

export interface ProductFailureProps {
  /** Path of the product. */
  path: string;
  /** What it was refused with. */
  error: unknown;
}

/** No such product: not here, where other cities have it, or not at all. */
export function ProductFailure({ path, error }: ProductFailureProps) {
  const { bot } = useNavigation();
  return (
    <>
      {saysMore(error) && !bot ? (
        <UnsoldView path={path} product={error.body.data as UnsoldProduct} />
      ) : (
        <PageFailure error={error} />
      )}
      <SeenGoods present={null} />
    </>
  );
}
