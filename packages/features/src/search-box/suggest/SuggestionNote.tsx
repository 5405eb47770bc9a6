import { Button } from '@siren/ui/button';
import { Skeleton } from '@siren/ui/skeleton';
import type { SuggestionState } from './useSuggestions.ts';
import * as css from './Suggestions.css.ts';

export interface SuggestionNoteProps extends Pick<SuggestionState, 'status' | 'again'> {
  /** Whether there is nothing to choose from. */
  empty: boolean;
  query: string;
}

/** What is said where there are no suggestions, and what ends the list of own queries. */
export function SuggestionNote({ status, empty, query, again }: SuggestionNoteProps) {
  if (status === 'loading')
    return (
      <div className={css.waiting} aria-hidden="true">
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="45%" />
      </div>
    );
  if (status === 'failed' || status === 'unreachable')
    return (
      <div className={css.note} role="alert">
        {status === 'failed'
          ? 'Подсказки не загрузились. Искать можно и без них: нажмите Enter.'
          : 'Нет связи с\u00a0магазином. Подсказки и\u00a0поиск вернутся вместе с\u00a0сетью.'}
        <Button size="s" variant="soft" onClick={again}>
          Повторить
        </Button>
      </div>
    );
  if (status === 'ready' && empty)
    return (
      <div className={css.note}>По запросу «{query}» подсказок нет. Нажмите Enter, и мы поищем шире.</div>
    );
  if (status === 'recent' && !empty)
    return (
      <div className={css.foot}>
        <Button size="s" variant="soft" onClick={again}>
          Забыть мои запросы
        </Button>
      </div>
    );
  return null;
}
