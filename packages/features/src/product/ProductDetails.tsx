import type { Product, ProductVariant } from '@siren/domain/catalog';
import type { Store } from '@siren/domain/regions';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { ParamGroups } from './ParamGroups.tsx';
import * as css from './ProductView.css.ts';
import { StoreStockList } from './StoreStockList.tsx';

export interface ProductDetailsProps {
  product: Pick<Product, 'description' | 'stores'>;
  variant: Pick<ProductVariant, 'params'>;
  stores: readonly Store[];
}

/** What one reads before deciding: description, params, and where to see it. Empty parts are left out. */
export function ProductDetails({
  product: { description, stores: stock },
  variant,
  stores,
}: ProductDetailsProps) {
  const paragraphs = description.split(/\n+/).filter((text) => text.trim() !== '');
  return (
    <div className={css.details}>
      {paragraphs.length > 0 && (
        <section className={css.block}>
          <Heading level={2}>Описание</Heading>
          <div className={css.prose}>
            {paragraphs.map((text) => (
              <Text key={text} prose>
                {text}
              </Text>
            ))}
          </div>
        </section>
      )}
      {variant.params.length > 0 && (
        <section className={css.block}>
          <Heading level={2}>Характеристики</Heading>
          <ParamGroups params={variant.params} />
        </section>
      )}
      {stock.length > 0 && (
        <section className={css.block}>
          <Heading level={2}>Наличие в&nbsp;магазинах</Heading>
          <StoreStockList stock={stock} stores={stores} />
        </section>
      )}
    </div>
  );
}
