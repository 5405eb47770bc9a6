import { ApiError } from '@siren/contract/errors';
import { changedEntries, movedEntries } from '@siren/domain/references';
import type {
  EntryMove,
  FieldValue,
  PlannedEntry,
  Reference,
  ReferenceEntry,
} from '@siren/domain/references';
import { useApi, useResource } from '../../api/index.ts';
import { refResource } from './resources.ts';

/** An entry as it was seen. */
export type Seen = Pick<ReferenceEntry, 'id' | 'version'>;

/** What can be done to the reference that somebody looks at. Each answers it as it is then. */
export interface OpenReference {
  add(values: Record<string, FieldValue>): Promise<Reference>;
  save(entry: Seen & Pick<ReferenceEntry, 'values'>, values: Record<string, FieldValue>): Promise<Reference>;
  switchTo(entry: Seen, active: boolean): Promise<Reference>;
  remove(entry: Seen): Promise<Reference>;
  move(move: EntryMove): Promise<Reference>;
  /** Adds entries and changes others, as a file wants them: all of them or none. */
  bring(planned: readonly PlannedEntry[]): Promise<Reference>;
  /** Merges brands into the first one; so many goods carry it by that. */
  merge(into: Seen, from: readonly Seen[], goods: number): Promise<Reference>;
}

const nothingYet = (id: number): Reference => ({ id, entries: [], changes: [], timeZone: 'UTC' });

type Change = Parameters<typeof changedEntries>[2];

/** A reference that is looked at. What is changed shows at once; a refusal brings back what was there, or what is there now. */
export function useReference(id: number) {
  const api = useApi();
  const { data, error, mutate } = useResource(refResource(id));

  async function send(
    work: () => Promise<Reference>,
    shown: (before: Reference) => Reference = (before) => before,
  ): Promise<Reference> {
    const answer = work();
    try {
      await mutate(answer, {
        optimisticData: (kept, drawn) => shown(drawn ?? kept ?? nothingYet(id)),
        rollbackOnError: true,
        revalidate: false,
      });
      return await answer;
    } catch (refused) {
      const present = refused instanceof ApiError ? (refused.body.data as Reference | undefined) : undefined;
      // Without an answer it may have been done all the same.
      void (present ? mutate(present, { revalidate: false }) : mutate());
      throw refused;
    }
  }
  const changed = (entry: Seen, change: Change) => (before: Reference) => ({
    ...before,
    entries: changedEntries(before.entries, entry.id, change),
  });
  const brandSeen = ({ id: entry, version }: Seen) => ({ entry, version });
  const seen = (entry: Seen) => ({ id, ...brandSeen(entry) });

  const open: OpenReference = {
    add: (values) => send(() => api.call('/api/admin/refs/save-entry', { id, entry: null, values })),
    save: (entry, values) =>
      send(
        () => api.call('/api/admin/refs/save-entry', { ...seen(entry), values }),
        changed(entry, { values: { ...entry.values, ...values } }),
      ),
    switchTo: (entry, active) =>
      send(
        () => api.call('/api/admin/refs/switch-entry', { ...seen(entry), active }),
        changed(entry, { active }),
      ),
    move: (move) =>
      send(
        () => api.call('/api/admin/refs/move-entry', { id, ...move }),
        (before) => ({ ...before, entries: movedEntries(before.entries, move) }),
      ),
    bring: (planned) =>
      send(() =>
        api.call('/api/admin/refs/import', {
          id,
          entries: planned.map(({ from, values, active }) => ({
            ...{ entry: from?.id ?? null, version: from?.version ?? 0, values, active },
          })),
        }),
      ),
    merge: (into, from, goods) =>
      send(() =>
        api.call('/api/admin/refs/merge-brands', { into: brandSeen(into), from: from.map(brandSeen), goods }),
      ),
    remove: (entry) => send(() => api.call('/api/admin/refs/delete-entry', seen(entry))),
  };
  return { data, error, retry: () => void mutate(), open };
}
