import type { PromoPage } from '@siren/domain/promo';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { ScenePicture } from '../blocks/index.ts';
import * as css from './PromoPage.css.ts';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1600px) 55vw, 860px';

/** What the promo is about and when it runs. */
export function PromoHead({
  title,
  text,
  period,
  state,
  image,
}: Pick<PromoPage, 'title' | 'text' | 'period' | 'state' | 'image'>) {
  const when = period.charAt(0).toUpperCase() + period.slice(1);
  return (
    <div className={css.head} data-state={image ? 'pictured' : 'bare'}>
      <div className={css.words}>
        {when && (
          <Text size={14} weight="medium" tone={state === 'running' ? 'positive' : 'muted'}>
            {when}
          </Text>
        )}
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text size={18} tone="muted" prose>
            {text}
          </Text>
        )}
      </div>
      {image && (
        <div className={css.picture}>
          <ScenePicture image={image} sizes={SIZES} alt="" priority />
        </div>
      )}
    </div>
  );
}
