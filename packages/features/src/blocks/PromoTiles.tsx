import { paths } from '@siren/contract/routes';
import type { PromoLink } from '@siren/domain/promo';
import { Link } from '@siren/ui/link';
import { Text, Words } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './PromoTiles.css.ts';
import { ScenePicture } from './ScenePicture.tsx';

export interface PromoTilesProps {
  promos: readonly PromoLink[];
  label: string;
}

const SIZES = '(max-width: 767px) 100vw, (max-width: 1099px) 50vw, 500px';

/** Promos, each with its picture and until when it runs. */
export function PromoTiles({ promos, label }: PromoTilesProps) {
  return (
    <ul className={css.tiles} aria-label={label}>
      {promos.map(({ id, path, title, text, period, image }) => (
        <li key={id}>
          <article className={css.tile}>
            {image && (
              <div className={css.picture}>
                <ScenePicture image={image} sizes={SIZES} alt="" />
              </div>
            )}
            <div className={css.words}>
              <h3 className={css.title}>
                <Link variant="quiet" stretched render={<RouterLink to={paths.promo(path)} />}>
                  <Words>{title}</Words>
                </Link>
              </h3>
              {text && (
                <Text size={14} tone="muted" lines={3}>
                  <Words>{text}</Words>
                </Text>
              )}
              {period && (
                <div className={css.period}>
                  <Text as="span" size={14} tone="positive" weight="medium">
                    {period.charAt(0).toUpperCase() + period.slice(1)}
                  </Text>
                </div>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
