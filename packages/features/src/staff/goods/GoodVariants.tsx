import type { GoodVariant } from '@siren/domain/goods';
import { Card } from '@siren/ui/card';
import { formatExactMoney, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import * as css from './Goods.css.ts';
import { variantName } from './goodWords.ts';

export interface GoodVariantsProps {
  variants: readonly GoodVariant[];
  /** The one whose prices and params are shown. */
  shown: GoodVariant;
  onChoose(offer: number): void;
}

const piecesOf = ({ prices }: GoodVariant) => prices.reduce((all, { pieces }) => all + pieces, 0);

const priceOf = ({ prices: [first] }: GoodVariant) => (first ? formatExactMoney(first.price) : '—');

/** The variants of a good; one of them is looked at. */
export const GoodVariants = ({ variants, shown, onChoose }: GoodVariantsProps) => (
  <Card as="section" aria-label="Варианты">
    <Inline gap={3}>
      <Heading level={2} size="panel">
        Варианты
      </Heading>
      <Text as="span" size={14} tone="muted" numeric>
        {formatNumber(variants.length)}
      </Text>
    </Inline>
    <ul aria-label="Варианты" className={css.variants}>
      {variants.map((variant) => (
        <li key={variant.offer}>
          <button
            type="button"
            className={css.variant}
            aria-current={variant.offer === shown.offer}
            onClick={() => onChoose(variant.offer)}
          >
            <span
              className={css.swatch}
              data-state={variant.hex === null ? 'none' : 'shown'}
              style={variant.hex === null ? undefined : { background: variant.hex }}
            />
            <span>
              <Text as="span" size={14} weight="medium">
                {variant.options || variantName(variant)}
              </Text>
              <br />
              <Text as="span" size={12} tone="muted" numeric>
                {variant.article}
                {variant.gone && ', снят'}
                {variant.exposition && ', экспозиция'}
              </Text>
            </span>
            <span className={css.end}>
              <Text as="span" size={14} numeric nowrap>
                {priceOf(variant)}
              </Text>
              <br />
              <Text as="span" size={12} tone={piecesOf(variant) > 0 ? 'muted' : 'critical'} numeric nowrap>
                {piecesOf(variant) > 0 ? `${formatNumber(piecesOf(variant))}\u00a0шт.` : 'нет'}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
);
