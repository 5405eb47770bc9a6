import type { Product, ProductVariant } from '@siren/domain/catalog';
import { Heading } from '@siren/ui/heading';
import { Text, Words } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { CardBadges } from '../catalog/index.ts';
import { Below } from '../navigation/index.ts';
import { BuyBox } from './BuyBox.tsx';
import { DeliveryBox } from './DeliveryBox.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';
import { Unavailable } from './Unavailable.tsx';
import { VariantPicker } from './VariantPicker.tsx';

export interface ProductViewProps {
  product: Product;
  /** The chosen variant. */
  variant: ProductVariant;
  /** Name of the city. */
  city: string;
  /** What else changed with the last choice, since the combination is not made; empty otherwise. */
  alsoChanged: readonly string[];
  /** «В корзину» or its stepper. */
  action: ReactNode;
  /** The same at the bottom of a phone's screen; read and reached by keys where one decides, too. */
  bar: ReactNode;
  /** The heart beside it. */
  favorite: ReactNode;
  /** Changes the city. */
  changeCity: ReactNode;
  /** `option` is the name of what was chosen anew; absent where another variant was chosen as a whole. */
  onChoose(variant: ProductVariant, option?: string): void;
}

/** A good with all there is to decide by. */
export function ProductView(props: ProductViewProps) {
  const { product, variant, city, alsoChanged, action, bar, favorite, changeCity, onChoose } = props;
  return (
    <div className={css.page}>
      <ProductGallery
        images={variant.images.length > 0 ? variant.images : product.images}
        video={product.video}
        name={product.name}
        badges={<CardBadges badges={variant.badges} price={variant.price} oldPrice={variant.oldPrice} />}
      />
      <div className={css.buy}>
        <div>
          <Heading level={1} size="block">
            <Words>{product.name}</Words>
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
            action={action}
            favorite={favorite}
            unavailable={<Unavailable product={product} variant={variant} city={city} onChoose={onChoose} />}
            delivery={
              <DeliveryBox
                city={city}
                options={variant.delivery}
                stores={variant.stores.length}
                change={changeCity}
              />
            }
          />
        </div>
        {bar}
      </div>
      <Below>
        <ProductDetails product={product} variant={variant} />
      </Below>
    </div>
  );
}
