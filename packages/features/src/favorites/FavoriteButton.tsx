import type { ProductCard } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { IconButton } from '@siren/ui/icon-button';
import { HeartIcon } from '@siren/ui/icons';
import { useFavorite } from './useFavorite.ts';

export const favoriteLooks = ['corner', 'icon', 'wide'] as const;

export interface FavoriteButtonProps {
  /** `favorite` is left out where it is not known: then it is asked for. */
  card: Pick<ProductCard, 'id' | 'name'> & Partial<Pick<ProductCard, 'favorite' | 'images'>>;
  /** On the picture of a card, beside another button, or as a button with words. @default 'corner' */
  look?: (typeof favoriteLooks)[number];
}

/** Keeps a good among the favourites, or lets it go. */
export function FavoriteButton({ card, look = 'corner' }: FavoriteButtonProps) {
  const { kept, toggle } = useFavorite(card.id, card.favorite);
  const heart = <HeartIcon size="l" filled={kept} />;
  if (look === 'wide')
    return (
      <Button variant="line" size="l" wide icon={heart} aria-pressed={kept} onClick={toggle}>
        В&nbsp;избранное
      </Button>
    );
  // A photo may be of any colour: there the heart needs a ground of its own.
  const onPhoto = card.images?.[0]?.tile === null;
  return (
    <IconButton
      label="В избранное"
      title={`${kept ? 'Убрать из избранного' : 'В избранное'}: ${card.name}`}
      icon={heart}
      variant={look === 'icon' ? 'line' : onPhoto ? 'raised' : 'bare'}
      size={look === 'corner' ? 'm' : 'l'}
      pressed={kept}
      onClick={toggle}
    />
  );
}
