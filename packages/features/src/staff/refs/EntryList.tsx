import { moveBetween, nameOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { SearchField } from '@siren/ui/search-field';
import { SortableList } from '@siren/ui/sortable-list';
import { useTell } from '../kit/index.ts';
import { EntryRow } from './EntryRow.tsx';
import type { Picks } from './merge/index.ts';
import * as css from './RefScreen.css.ts';
import type { OpenReference } from './useReference.ts';

const idsOf = (entries: readonly ReferenceEntry[]) => entries.map(({ id }) => id);

export interface EntryListProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
  /** Those in which the query stands. */
  found: readonly ReferenceEntry[];
  query: string;
  onQuery(query: string): void;
  picks: Picks | null;
}

/** The entries of a reference, narrowed by what is typed above them. */
export function EntryList({ declaration, entries, open, found, query, onQuery, picks }: EntryListProps) {
  if (entries.length === 0)
    return (
      <EmptyState
        title="Записей пока нет"
        text={
          declaration.madeBy === 'goods'
            ? 'Они появятся с\u00a0товарами из\u00a0файлов.'
            : 'Первую добавьте кнопкой «Запись»: магазин сразу её учтёт.'
        }
      />
    );
  return (
    <Card as="section" padding="none" aria-label="Записи">
      <div className={css.rows}>
        <SearchField label="Слово или часть слова" value={query} onValueChange={onQuery} />
        {found.length === 0 ? (
          <EmptyState title="Ничего не&nbsp;нашли" text="Проверьте, как написано, или очистите поиск." />
        ) : (
          <Rows
            {...{ declaration, entries, open, found, picks }}
            ordered={declaration.ordered && query === ''}
          />
        )}
      </div>
    </Card>
  );
}

interface RowsProps extends Pick<EntryListProps, 'declaration' | 'entries' | 'open' | 'found' | 'picks'> {
  /** Whether they are put in order by hand: not while some of them are out of sight. */
  ordered: boolean;
}

function Rows({ declaration, entries, open, found, picks, ordered }: RowsProps) {
  const tell = useTell();
  const rowOf = (entry: ReferenceEntry) => (
    <EntryRow declaration={declaration} entries={entries} entry={entry} open={open} picks={picks} />
  );
  const put = (next: readonly ReferenceEntry[]) => {
    const move = moveBetween(idsOf(entries), idsOf(next));
    if (move) open.move(move).catch((error: unknown) => tell.failed(error));
  };
  if (ordered)
    return (
      <SortableList
        label={declaration.title}
        value={found}
        itemKey={({ id }) => String(id)}
        itemName={(entry) => nameOf(declaration, entry)}
        onValueChange={put}
      >
        {rowOf}
      </SortableList>
    );
  return (
    <ul>
      {found.map((entry) => (
        <li key={entry.id} className={css.row}>
          {rowOf(entry)}
        </li>
      ))}
    </ul>
  );
}
