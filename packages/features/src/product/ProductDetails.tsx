import type { Product, ProductVariant } from '@siren/domain/catalog';
import { Heading } from '@siren/ui/heading';
import { Description } from './Description.tsx';
import { DocumentList } from './DocumentList.tsx';
import { ParamGroups } from './ParamGroups.tsx';
import * as css from './ProductView.css.ts';

export interface ProductDetailsProps {
  product: Pick<Product, 'description' | 'documents'>;
  variant: Pick<ProductVariant, 'params'>;
}

/** What one reads before deciding: description, params and papers. Empty parts are left out. */
export function ProductDetails({ product: { description, documents }, variant }: ProductDetailsProps) {
  return (
    <div className={css.details}>
      {description.trim() !== '' && (
        <section className={css.block}>
          <Heading level={2}>Описание</Heading>
          <Description text={description} />
        </section>
      )}
      {variant.params.length > 0 && (
        <section className={css.block}>
          <Heading level={2}>Характеристики</Heading>
          <ParamGroups params={variant.params} />
        </section>
      )}
      {documents.length > 0 && (
        <section className={css.block}>
          <Heading level={2}>Документы</Heading>
          <DocumentList documents={documents} />
        </section>
      )}
    </div>
  );
}
