import { paths } from '@siren/contract/routes';
import { quote } from '@siren/domain/search';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './SearchPage.css.ts';

export interface SearchNoteProps {
  /** The query as it was typed. */
  typed: string;
  /** The query as it was read; null where that is the same. */
  corrected: string | null;
  /** Whether the goods have every word of it. */
  whole: boolean;
  found: boolean;
}

/** Says where something else was searched for than was typed, and the way back to that. */
export function SearchNote({ typed, corrected, whole, found }: SearchNoteProps) {
  return (
    <>
      {corrected !== null && (
        <div className={css.note}>
          <Text tone="muted">
            Показаны результаты по&nbsp;запросу «{corrected}».{' '}
            <Link render={<RouterLink to={paths.search(quote(typed))} rel="nofollow" />}>
              Искать «{typed}»
            </Link>
          </Text>
        </div>
      )}
      {found && !whole && (
        <div className={css.note}>
          <Text tone="muted">Все слова сразу не&nbsp;встретились: вот самое близкое.</Text>
        </div>
      )}
    </>
  );
}
