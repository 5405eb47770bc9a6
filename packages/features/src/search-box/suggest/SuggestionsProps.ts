import type { ListTie } from '../ListTie.ts';

export interface SuggestionsProps {
  /** Id of the field. */
  field: string;
  /** What is typed. */
  query: string;
  /** The field is tied to the list by this. */
  onTie(tie: ListTie | null): void;
  onClose(): void;
}
