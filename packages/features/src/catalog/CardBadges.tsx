import { discountPercent } from '@siren/domain/catalog';
import type { Badge as BadgeKind, ProductCard } from '@siren/domain/catalog';
import { Badge } from '@siren/ui/badge';
import { formatPercentOff } from '@siren/ui/format';

export type CardBadgesProps = Pick<ProductCard, 'badges' | 'price' | 'oldPrice'>;

const order: readonly BadgeKind[] = ['sale', 'new', 'hit', 'exposition'];
const words: Record<Exclude<BadgeKind, 'sale'>, string> = {
  new: 'Новинка',
  hit: 'Хит',
  exposition: 'Экспозиция',
};

/** What is worth knowing of a good at first sight, the saving first. */
export function CardBadges({ badges, price, oldPrice }: CardBadgesProps) {
  const percent = discountPercent(price, oldPrice);
  return order
    .filter((kind) => badges.includes(kind) && (kind !== 'sale' || percent > 0))
    .map((kind) =>
      kind === 'sale' ? (
        <Badge key={kind} tone="sale">
          {formatPercentOff(percent)}
        </Badge>
      ) : (
        <Badge key={kind} tone="raised">
          {words[kind]}
        </Badge>
      ),
    );
}
