import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import * as css from './NewVersion.css.ts';

export interface NewVersionProps {
  /** Loads the new version; what was typed stays. */
  onUpdate(): void;
  /** Goes on with the one that runs. */
  onLater(): void;
}

/** There is a newer build of the shop: an offer, never more (behaviour pages-7). It stands in a live region. */
export function NewVersion({ onUpdate, onLater }: NewVersionProps) {
  return (
    <section className={css.place} aria-label="Новая версия">
      <Callout tone="info" title="Магазин обновился">
        <p className={css.words}>Корзина и&nbsp;то, что вы&nbsp;ввели, сохранятся.</p>
        <div className={css.actions}>
          <Button onClick={onUpdate}>Обновить</Button>
          <Button variant="line" onClick={onLater}>
            Позже
          </Button>
        </div>
      </Callout>
    </section>
  );
}
