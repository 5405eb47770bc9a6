import type { SearchSort } from '@siren/domain/catalog';
import type { ListingAddress, Sorts } from './address/index.ts';
import { FacetPanel } from './facets/FacetPanel.tsx';
import type { FacetPanelProps } from './facets/FacetPanel.tsx';
import { sentByForm } from './sentByForm.ts';

export interface FacetColumnProps<Sort extends SearchSort = SearchSort> extends Omit<
  FacetPanelProps<ListingAddress<Sort>>,
  'level' | 'sent'
> {
  sorts: Sorts<Sort>;
  /** Words that are searched for; '' for none. */
  words: string;
}

/** The facets beside a list: a form that says all that its address says, where no script runs. */
export function FacetColumn<Sort extends SearchSort>({ sorts, words, ...panel }: FacetColumnProps<Sort>) {
  return <FacetPanel {...panel} sent={sentByForm(panel.query, sorts, words)} />;
}
