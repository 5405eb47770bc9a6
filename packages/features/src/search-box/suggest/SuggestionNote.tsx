import { Button } from '@siren/ui/button';
import { Skeleton } from '@siren/ui/skeleton';
import type { SuggestionState } from './useSuggestions.ts';
import * as css from './Suggestions.css.ts';

export interface SuggestionNoteProps extends Pick<SuggestionState, 'state' | 'unreachable' | 'again'> {
  /** Whether there is nothing to choose from. */
  empty: boolean;
  query: string;
}

/** What is said where there are no suggestions, and what ends the list of own queries. */
export function SuggestionNote({ state, unreachable, empty, query, again }: SuggestionNoteProps) {
  if (state === 'pending')
    return (
      <div className={css.waiting} aria-hidden="true">
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="45%" />
      </div>
    );
  if (state === 'error')
    return (
      <div className={css.note} role="alert">
        {unreachable
          ? 'Нет связи с\u00a0магазином. Подсказки и\u00a0поиск вернутся вместе с\u00a0сетью.'
          : 'Подсказки не загрузились. Искать можно и без них: нажмите Enter.'}
        <Button size="s" variant="soft" onClick={again}>
          Повторить
        </Button>
      </div>
    );
  if (state === 'success' && empty)
    return (
      <div className={css.note}>По запросу «{query}» подсказок нет. Нажмите Enter, и мы поищем шире.</div>
    );
  if (state === 'idle' && !empty)
    return (
      <div className={css.foot}>
        <Button size="s" variant="soft" onClick={again}>
          Забыть мои запросы
        </Button>
      </div>
    );
  return null;
}
