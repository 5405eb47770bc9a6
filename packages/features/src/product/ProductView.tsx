import type { Product, ProductVariant } from '@siren/domain/catalog';
import type { Store } from '@siren/domain/regions';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { CardBadges, crumbs } from '../catalog/index.ts';
import { BuyBox } from './BuyBox.tsx';
import { DeliveryBox } from './DeliveryBox.tsx';

import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';
import { VariantPicker } from './VariantPicker.tsx';

export interface ProductViewProps {
  product: Product;
  /** The chosen variant. */
  variant: ProductVariant;
  /** Name of the city, and the stores of its region. */
  city: string;
  stores: readonly Store[];
  /** What else changed with the last choice, since the combination is not made; empty otherwise. */
  alsoChanged: readonly string[];
  /** «В корзину» or its stepper. */
  action: ReactNode;
  /** Changes the city. */
  changeCity: ReactNode;
  onChoose(variant: ProductVariant, option: string): void;
}

/** A good with all there is to decide by. */
export function ProductView(props: ProductViewProps) {
  const { product, variant, city, stores, alsoChanged, action, changeCity, onChoose } = props;
  const images = variant.images.length > 0 ? variant.images : product.images;
  return (
    <div className={css.page}>
      <ProductGallery
        key={images[0]?.webp}
        images={images}
        name={product.name}
        badges={<CardBadges badges={product.badges} price={variant.price} oldPrice={variant.oldPrice} />}
      />
      <div className={css.buy}>
        <div>
          <Heading level={1} size="block">
            {product.name}
          </Heading>
          <div className={css.meta}>
            <Text size={14} tone="muted" numeric>
              Артикул {variant.article}
            </Text>
            {product.brand && (
              <Text size={14} tone="muted">
                {product.brand}
              </Text>
            )}
          </div>
        </div>
        <div>
          <VariantPicker variants={product.variants} chosen={variant} onChoose={onChoose} />
          <div className={css.changed} role="status">
            {alsoChanged.length > 0 && `Такого сочетания нет, показали ближайшее. ${alsoChanged.join(', ')}.`}
          </div>
        </div>
        <div className={css.held}>
          <BuyBox
            variant={variant}
            deliveryDate={product.deliveryDate ?? nearestDelivery(product)}
            action={action}
            delivery={<DeliveryBox city={city} options={product.delivery} change={changeCity} />}
          />
        </div>
      </div>
      <ProductDetails product={product} variant={variant} stores={stores} />
    </div>
  );
}

/** The card's own variant may be out of stock while the chosen one is not: then the delivery options tell the date. */
function nearestDelivery({ delivery }: Product): string | null {
  const dates = delivery.filter(({ code }) => code !== 'pickup').map(({ date }) => date);
  return dates.toSorted()[0] ?? null;
}

/** Where the good stands in the catalogue. */
export function ProductTrail({ product }: Pick<ProductViewProps, 'product'>) {
  return <Breadcrumbs items={crumbs(product.breadcrumbs, product.shortName)} />;
}
