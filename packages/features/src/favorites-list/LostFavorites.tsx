import { paths } from '@siren/contract/routes';
import type { FavoriteLoss, LostFavorite } from '@siren/domain/favorites';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import * as css from './FavoritesView.css.ts';

const words: Record<FavoriteLoss, string> = {
  withdrawn: 'Больше не\u00a0продаётся',
  region: 'Не\u00a0продаётся в\u00a0вашем городе',
};

export interface LostFavoritesProps {
  goods: readonly LostFavorite[];
  onLetGo(good: LostFavorite): void;
}

/** What is kept and cannot be bought here: goods like it, or out of the list with it. */
export function LostFavorites({ goods, onLetGo }: LostFavoritesProps) {
  return (
    <section className={css.lost}>
      <Heading level={2} size="panel">
        Купить нельзя
      </Heading>
      <ul className={css.lostList}>
        {goods.map((good) => (
          <li key={good.id} className={css.lostRow}>
            <span className={css.thumb}>
              <GoodPicture image={good.image} sizes="72px" radius="m" />
            </span>
            <span className={css.lostWords}>
              <Text as="span" tone="strong" lines={2}>
                {good.name}
              </Text>
              <Text as="span" size={14} tone="muted">
                {words[good.reason]}
              </Text>
              <span className={css.lostActions}>
                <Link
                  render={
                    <RouterLink to={paths.section(good.section)} aria-label={`Похожие: ${good.name}`} />
                  }
                >
                  Похожие
                </Link>
                <Link
                  variant="quiet"
                  render={
                    <button
                      type="button"
                      aria-label={`Удалить: ${good.name}`}
                      onClick={() => onLetGo(good)}
                    />
                  }
                >
                  Удалить
                </Link>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
