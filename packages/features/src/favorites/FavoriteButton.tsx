import type { ProductCard } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { IconButton } from '@siren/ui/icon-button';
import { HeartIcon } from '@siren/ui/icons';
import * as css from './FavoriteButton.css.ts';
import { useFavorite } from './useFavorite.ts';

export const favoriteLooks = ['corner', 'icon', 'wide'] as const;

export interface FavoriteButtonProps {
  /** `favorite` is left out where it is not known: then it is asked for. */
  card: Pick<ProductCard, 'id' | 'name'> & Partial<Pick<ProductCard, 'favorite' | 'images'>>;
  /** On the picture of a card, beside another button, or as a button with words. @default 'corner' */
  look?: (typeof favoriteLooks)[number];
  /** Hears what was pressed, before the server answers. */
  onChange?(kept: boolean): void;
}

/** Keeps a good among the favourites, or lets it go. */
export function FavoriteButton({ card, look = 'corner', onChange }: FavoriteButtonProps) {
  const { kept, toggle } = useFavorite(card.id, card.favorite);
  const press = () => {
    toggle();
    onChange?.(!kept);
  };
  const heart = <HeartIcon size="l" filled={kept} />;
  if (look === 'wide')
    return (
      <Button variant="line" size="l" wide icon={heart} aria-pressed={kept} onClick={press}>
        В избранное
      </Button>
    );
  // A photo may be of any colour: there the heart needs a ground of its own.
  const onPhoto = look === 'corner' && card.images?.[0]?.tile === null;
  const button = (
    <IconButton
      label="В избранное"
      title={`${kept ? 'Убрать из избранного' : 'В избранное'}: ${card.name}`}
      icon={heart}
      variant={look === 'icon' ? 'line' : onPhoto ? 'raised' : 'bare'}
      size={look === 'corner' ? 'm' : 'l'}
      pressed={kept}
      onClick={press}
    />
  );
  return onPhoto ? <span className={css.ground}>{button}</span> : button;
}
