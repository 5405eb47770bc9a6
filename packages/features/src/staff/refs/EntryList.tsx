import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { SearchField } from '@siren/ui/search-field';
import { EntryRow } from './EntryRow.tsx';
import * as css from './RefScreen.css.ts';
import type { OpenReference } from './useReference.ts';

export interface EntryListProps {
  declaration: ReferenceDeclaration;
  entries: readonly ReferenceEntry[];
  open: OpenReference;
  /** Those in which the query stands. */
  found: readonly ReferenceEntry[];
  query: string;
  onQuery(query: string): void;
}

/** The entries of a reference, narrowed by what is typed above them. */
export function EntryList({ declaration, entries, open, found, query, onQuery }: EntryListProps) {
  if (entries.length === 0)
    return (
      <EmptyState title="Записей пока нет" text="Первую добавьте кнопкой «Запись»: магазин сразу её учтёт." />
    );
  return (
    <Card as="section" padding="none" aria-label="Записи">
      <div className={css.rows}>
        <SearchField label="Слово или часть слова" value={query} onValueChange={onQuery} />
        {found.length === 0 ? (
          <EmptyState title="Ничего не&nbsp;нашли" text="Проверьте, как написано, или очистите поиск." />
        ) : (
          <ul className={css.list}>
            {found.map((entry) => (
              <li key={entry.id} className={css.row}>
                <EntryRow declaration={declaration} entries={entries} entry={entry} open={open} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
