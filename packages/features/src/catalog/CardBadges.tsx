import { discountPercent } from '@siren/domain/catalog';
import type { ProductCard } from '@siren/domain/catalog';
import { Badge } from '@siren/ui/badge';
import { formatPercentOff } from '@siren/ui/format';

export type CardBadgesProps = Pick<ProductCard, 'badges' | 'price' | 'oldPrice'>;

/** What is worth knowing of a good at first sight. A sale is told by how much it saves. */
export function CardBadges({ badges, price, oldPrice }: CardBadgesProps) {
  const percent = discountPercent(price, oldPrice);
  return badges
    .filter(({ rule }) => rule !== 'sale' || percent > 0)
    .map(({ code, name, tone, rule }) => (
      <Badge key={code} tone={tone}>
        {rule === 'sale' ? formatPercentOff(percent) : name}
      </Badge>
    ));
}
