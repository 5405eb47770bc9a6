import { paths } from '@siren/contract/routes';
import type { Product, ProductVariant } from '@siren/domain/catalog';
import { inCity } from '@siren/domain/regions';
import { Callout } from '@siren/ui/callout';
import { formatMoney } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './BuyBox.css.ts';
import { goToPart, STORES_ID } from './goToPart.ts';
import { otherVariants, variantName } from './otherVariants.ts';

export interface UnavailableProps {
  product: Pick<Product, 'variants' | 'breadcrumbs'>;
  variant: ProductVariant;
  /** Name of the city. */
  city: string;
  onChoose(variant: ProductVariant): void;
}

/** That the chosen variant cannot be ordered, and the ways on. */
export function Unavailable({ product, variant, city, onChoose }: UnavailableProps) {
  const { exposition, stores } = variant;
  const title = exposition ? 'Только для экспозиции' : `Сейчас нет в\u00a0магазинах ${inCity(city)}`;
  return (
    <Callout tone="caution" title={title}>
      {exposition && (
        <p>Это образец из&nbsp;зала: его можно посмотреть и&nbsp;примерить, а&nbsp;заказать нельзя.</p>
      )}
      <ul className={css.ways}>
        {exposition && stores.length > 0 && (
          <Way>
            <Link dashed render={<button type="button" onClick={() => goToPart(STORES_ID)} />}>
              Где посмотреть
            </Link>
          </Way>
        )}
        {otherVariants(product.variants, variant).map((other) => (
          <Way key={other.offer}>
            <Link dashed render={<button type="button" onClick={() => onChoose(other)} />}>
              {variantName(other)}
            </Link>{' '}
            есть, {formatMoney(other.price)}
          </Way>
        ))}
        <Similar breadcrumbs={product.breadcrumbs} />
      </ul>
    </Callout>
  );
}

function Similar({ breadcrumbs }: Pick<Product, 'breadcrumbs'>) {
  const section = breadcrumbs.at(-1);
  if (!section) return null;
  return (
    <Way>
      <Link render={<RouterLink to={paths.section(section.path)} />}>
        Похожие: {section.name.toLowerCase()}
      </Link>
    </Way>
  );
}

const Way = ({ children }: { children: ReactNode }) => <li>{children}</li>;
