import { ActionBar } from '@siren/ui/app-shell';
import { Container } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { useParams } from 'react-router-dom';
import { AddToCart } from '../cart/index.ts';
import { isNotFound, LoadFailed, PageFailure } from '../errors/index.ts';
import { PageHead, useInfo, useOrigin } from '../info/index.ts';
import { RegionPicker } from '../regions/index.ts';
import { JsonLd } from './JsonLd.tsx';
import { offerOfVariant } from './offerOfVariant.ts';
import { productJsonLd } from './productJsonLd.ts';
import * as page from './ProductPage.css.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductTrail, ProductView } from './ProductView.tsx';
import * as css from './ProductView.css.ts';
import { RelatedGoods } from './RelatedGoods.tsx';
import { useProduct } from './useProduct.ts';

/** /product/{path}: each product is a page of its own, that keeps nothing of the one before. */
export function ProductPage() {
  const path = useParams()['*'] ?? '';
  return (
    <Container>
      <ProductPanel key={path} path={path} />
    </Container>
  );
}

/** A product, its chosen variant told by the address. Throws where there is no such product. */
export function ProductPanel({ path }: { path: string }) {
  const { product, variant, error, loading, choose, retry, alsoChanged } = useProduct(path);
  const info = useInfo();
  const origin = useOrigin();
  if (isNotFound(error)) return <PageFailure error={error} />;
  if (!product || !variant)
    return error ? (
      <LoadFailed level={1} title="Товар не загрузился" onRetry={retry} retrying={loading} />
    ) : (
      <>
        <div className={page.trail} />
        <ProductSkeleton />
      </>
    );
  const offer = offerOfVariant(product, variant);
  const changeCity = (open: () => void) => (
    <Link dashed render={<button type="button" aria-haspopup="dialog" onClick={open} />}>
      Сменить город
    </Link>
  );
  return (
    <>
      <PageHead {...product.seo} />
      <JsonLd data={productJsonLd(product, variant, origin)} />
      <div className={page.trail}>
        <ProductTrail product={product} />
      </div>
      <ProductView
        product={product}
        variant={variant}
        city={info?.city.name ?? ''}
        stores={info?.stores ?? []}
        alsoChanged={alsoChanged}
        action={<AddToCart offer={offer} variant="solid" size="l" />}
        changeCity={<RegionPicker trigger={changeCity} />}
        onChoose={choose}
      />
      <RelatedGoods cards={product.related} />
      <ActionBar>
        <div className={css.barPrice}>
          <Price size="row" price={variant.price} oldPrice={variant.oldPrice} />
        </div>
        <div className={css.barAction}>
          <AddToCart offer={offer} variant="solid" />
        </div>
      </ActionBar>
    </>
  );
}
