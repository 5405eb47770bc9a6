import { SuggestionRow } from './SuggestionRow.tsx';
import type { SuggestionGroup } from './suggestionGroups.ts';
import { suggestionId } from './suggestionId.ts';
import * as css from './Suggestions.css.ts';

export interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Words to mark. */
  words: string;
  /** Place that the keys have come to; -1 for none. */
  active: number;
  onGo(): void;
}

/** Suggestions in their groups: links, so that each opens in a new tab too. */
export function SuggestionList({ id, groups, words, active, onGo }: SuggestionListProps) {
  const before = (group: number) =>
    groups.slice(0, group).reduce((count, { suggestions }) => count + suggestions.length, 0);
  return (
    <div id={id} role="listbox" aria-label="Подсказки" className={css.list}>
      {groups.map(({ heading, suggestions }, index) => {
        const headingId = `${id}-heading-${index}`;
        const rows = suggestions.map((suggestion, place) => {
          const at = before(index) + place;
          return (
            <SuggestionRow
              key={`${suggestion.kind} ${suggestion.to}`}
              id={suggestionId(id, at)}
              suggestion={suggestion}
              words={words}
              active={at === active}
              onGo={onGo}
            />
          );
        });
        if (heading === null) return rows;
        return (
          <div key={heading} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={css.heading}>
              {heading}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}
