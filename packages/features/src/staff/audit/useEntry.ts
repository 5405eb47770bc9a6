import type { OpenedEntry } from '@siren/domain/audit';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { useRecord, useTell } from '../kit/index.ts';
import { entryResource, isOfList } from './resources.ts';

/** A change that is looked at, and its undo. */
export interface EntryState {
  data: OpenedEntry | undefined;
  error: unknown;
  retry(): void;
  undo(): Promise<void>;
  undoing: boolean;
  /** Why the last undo was refused; undefined where none was. */
  refused: unknown;
}

export function useEntry(id: number): EntryState {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const { data, error, retry, change } = useRecord(entryResource(id));
  const [undoing, setUndoing] = useState(false);
  const [refused, setRefused] = useState<unknown>();

  async function undo(): Promise<void> {
    if (!data || undoing) return;
    const { version } = data.undo;
    setUndoing(true);
    setRefused(undefined);
    try {
      await change(() => api.call('/api/admin/audit/undo', { id, version }));
      tell.done('Отменено');
    } catch (problem) {
      setRefused(problem);
    } finally {
      setUndoing(false);
      void mutate(isOfList);
    }
  }
  return { data, error, retry, undo, undoing, refused };
}
