import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { ListSearch } from './ListSearch.tsx';
import * as css from './ListView.css.ts';
import type { ListAddressState } from './useListAddress.ts';

export interface ListToolsProps {
  list: ListAddressState;
  /** Words in the empty search: «Номер, телефон, имя». */
  searchLabel: string;
  /** The filters. */
  filters: ReactNode;
  /** What all rows come to, in words; null while it is not known. */
  summary: string | null;
}

/** What a list is narrowed by, and what its rows come to. */
export const ListTools = ({ list, searchLabel, filters, summary }: ListToolsProps) => (
  <div className={css.tools}>
    <div className={css.search}>
      <ListSearch key={list.address.query} label={searchLabel} list={list} />
    </div>
    {filters}
    {summary !== null && (
      <span className={css.summary} role="status">
        <Text as="span" size={14} tone="muted" numeric>
          {summary}
        </Text>
      </span>
    )}
  </div>
);
