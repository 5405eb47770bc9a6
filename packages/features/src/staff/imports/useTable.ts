import type { AnswerOf } from '@siren/contract/calls';
import type { TableMapping, TableView } from '@siren/domain/imports';
import { useState } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/index.ts';
import { tableResource } from './resources.ts';

export interface ChosenTable {
  /** undefined until it is known. */
  view: TableView | undefined;
  error: unknown;
  retry(): void;
  /** How it is read: as suggested until somebody has chosen otherwise. */
  mapping: TableMapping | undefined;
  choose(mapping: TableMapping): void;
}

/** A table that was sent, and how it is to be read for its source; nothing is asked for while none is wanted. */
export function useTable(wanted: { file: string; source: string } | null): ChosenTable {
  const api = useApi();
  const { file = '', source = '' } = wanted ?? {};
  const resource = wanted && tableResource(file, source);
  const { data, error, mutate } = useSWR<AnswerOf<'/api/admin/imports/table'>>(
    resource?.key ?? null,
    () => api.call('/api/admin/imports/table', { file, source }),
    { revalidateOnFocus: false },
  );
  // What was chosen for a table is nothing for another one, or for another source.
  const [chosen, setChosen] = useState<{ key: string; mapping: TableMapping } | null>(null);
  return {
    view: data,
    error,
    retry: () => void mutate(),
    mapping: chosen?.key === resource?.key ? (chosen?.mapping ?? data?.mapping) : data?.mapping,
    choose: (mapping) => resource && setChosen({ key: resource.key, mapping }),
  };
}
