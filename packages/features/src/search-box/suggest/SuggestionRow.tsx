import { ClockIcon, SearchIcon } from '@siren/ui/icons';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import { Link } from '../../navigation/index.ts';
import { goodsCount, Marked } from '../../catalog/index.ts';
import { GoodPicture } from '../../pictures/index.ts';
import type { Suggestion } from './suggestionGroups.ts';
import * as css from './Suggestions.css.ts';

/** How wide a picture is laid out. */
const SIZES = '48px';

export interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** Words to mark. */
  words: string;
  /** The keys have come to it. */
  active: boolean;
  onGo(): void;
}

/** One suggestion. The focus never comes here: the field tells which one is meant. */
export function SuggestionRow({ id, suggestion, words, active, onGo }: SuggestionRowProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={css.row}
      data-state={active ? 'active' : undefined}
      to={suggestion.to}
      onClick={onGo}
    >
      <Insides suggestion={suggestion} words={words} />
    </Link>
  );
}

function Insides({ suggestion, words }: Pick<SuggestionRowProps, 'suggestion' | 'words'>) {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <span className={css.icon}>
            <ClockIcon />
          </span>
          <span className={css.words}>{suggestion.query}</span>
        </>
      );
    case 'query':
      return (
        <>
          <span className={css.icon}>
            <SearchIcon />
          </span>
          <span className={css.words}>
            <Marked text={suggestion.query} query={words} />
          </span>
        </>
      );
    case 'section':
      return (
        <>
          <span className={css.picture}>
            <GoodPicture image={suggestion.section.image} sizes={SIZES} radius="m" />
          </span>
          <span className={css.words}>
            <Marked text={suggestion.section.name} query={words} />
          </span>
          <Text as="span" size={14} tone="muted" numeric nowrap>
            {goodsCount(suggestion.section.total)}
          </Text>
        </>
      );
    case 'product':
      return (
        <>
          <span className={css.picture}>
            <GoodPicture image={suggestion.product.image} sizes={SIZES} radius="m" />
          </span>
          <span className={css.words}>
            <Marked text={suggestion.product.name} query={words} />
          </span>
          <Price {...suggestion.product} size="row" align="end" />
        </>
      );
    case 'all':
      return <span className={css.all}>Все товары по запросу «{suggestion.query}»</span>;
  }
}
