import { CardSkeleton } from './CardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** A row of goods on its way. */
export function GoodsSkeleton() {
  return (
    <ProductGrid row>
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <CardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}
