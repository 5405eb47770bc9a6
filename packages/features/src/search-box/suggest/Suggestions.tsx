import type { ListTie } from '../ListTie.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { useRecent } from './useRecent.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SuggestionsProps {
  /** Id of the field. */
  field: string;
  /** What is typed. */
  query: string;
  /** The field is tied to the list by this. */
  onTie(tie: ListTie | null): void;
  onClose(): void;
}

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
