import { ActionBar } from '@siren/ui/app-shell';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Container } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { useParams } from 'react-router-dom';
import { AddToCart } from '../cart/index.ts';
import { crumbs } from '../catalog/index.ts';
import { isNotFound, LoadFailed } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { JsonLd, PageHead, useInfo, useOrigin } from '../info/index.ts';
import { useShown } from '../metrics/index.ts';
import { Below } from '../navigation/index.ts';
import { useCityDialog } from '../regions/index.ts';
import { GoodsRow } from './GoodsRow.tsx';
import { InCart } from './InCart.tsx';
import { measured } from './measured.ts';
import { offerOfVariant } from './offerOfVariant.ts';
import { productJsonLd } from './productJsonLd.ts';
import { ProductMeta } from './ProductMeta.tsx';
import * as page from './ProductPage.css.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import * as css from './ProductView.css.ts';
import { LateSeenGoods } from './LateSeenGoods.tsx';
import { LateStoreStock } from './LateStoreStock.tsx';
import { LateProductFailure } from './unsold/index.ts';
import { useProduct } from './useProduct.ts';
import { useRememberSeen } from './useRememberSeen.ts';

/** /product/{path}: each product is a page of its own, that keeps nothing of the one before. */
export function ProductPage() {
  const path = useParams()['*'] ?? '';
  return (
    <Container>
      <ProductPanel key={path} path={path} />
    </Container>
  );
}

/** A product, its chosen variant told by the address. Where there is none any more there are ways on. */
export function ProductPanel({ path }: { path: string }) {
  const { product, variant, error, state, choose, retry, alsoChanged } = useProduct(path);
  const info = useInfo();
  const origin = useOrigin();
  const { open: openCities } = useCityDialog();
  useRememberSeen(product?.id);
  useShown(
    `view ${product?.id}`,
    product && variant ? { type: 'view', good: measured(product, variant) } : null,
  );
  if (isNotFound(error)) return <LateProductFailure path={path} error={error} />;
  if (error)
    return (
      <LoadFailed
        level={1}
        title="Товар не загрузился"
        error={error}
        onRetry={retry}
        retrying={state === 'pending'}
      />
    );
  if (!product || !variant)
    return (
      <>
        <div className={page.trail} />
        <ProductSkeleton />
      </>
    );
  const offer = offerOfVariant(product, variant);
  return (
    <>
      <PageHead {...product.seo} ownPreview />
      <ProductMeta product={product} variant={variant} />
      <JsonLd data={productJsonLd(product, variant, origin)} />
      <div className={page.trail}>
        <Breadcrumbs items={crumbs(product.breadcrumbs, product.shortName)} />
      </div>
      <ProductView
        product={product}
        variant={variant}
        city={info?.city.name ?? ''}
        alsoChanged={alsoChanged}
        action={<AddToCart offer={offer} variant="solid" size="l" />}
        bar={
          !variant.exposition && (
            <ActionBar>
              <div className={css.barPrice}>
                <Price size="row" price={variant.price} oldPrice={variant.oldPrice} />
              </div>
              <div className={css.barAction}>
                <AddToCart offer={offer} variant="solid" />
              </div>
            </ActionBar>
          )
        }
        favorite={<FavoriteButton card={product} look="icon" />}
        changeCity={
          <Link dashed render={<button type="button" aria-haspopup="dialog" onClick={openCities} />}>
            Сменить город
          </Link>
        }
        onChoose={choose}
      />
      <Below>
        {info && <LateStoreStock variant={variant} info={info} />}
        <GoodsRow title="Хорошо рядом" cards={product.related} />
        <LateSeenGoods present={product.id} />
      </Below>
      <InCart offer={variant.offer} />
    </>
  );
}
