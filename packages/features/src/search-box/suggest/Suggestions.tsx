import { SuggestionPanel } from './SuggestionPanel.tsx';
import type { SuggestionsProps } from './SuggestionsProps.ts';
import { useRecent } from './useRecent.ts';
import { useSuggestions } from './useSuggestions.ts';

/** What may be meant by what is being typed; before that, what one has searched for. */
export function Suggestions(props: SuggestionsProps) {
  return props.query === '' ? <Recent {...props} /> : <Found {...props} />;
}

function Recent(props: SuggestionsProps) {
  return <SuggestionPanel {...props} state={useRecent()} />;
}

function Found(props: SuggestionsProps) {
  return <SuggestionPanel {...props} state={useSuggestions(props.query)} />;
}
