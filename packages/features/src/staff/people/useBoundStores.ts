import { ApiError } from '@siren/contract/errors';
import type { Person } from '@siren/domain/people';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenPerson } from './usePerson.ts';

/** Ids of stores; null for all of them. */
type Bound = readonly number[] | null;

const inOrder = (ids: Bound): Bound => ids && ids.toSorted((one, other) => one - other);
const isSame = (one: Bound, other: Bound): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Stores that somebody is to be bound to, until it is saved. */
export function useBoundStores(person: Person, open: OpenPerson) {
  const tell = useTell();
  const stored: Bound = person.stores?.map(({ id }) => id) ?? null;
  /** With the version that it was begun on; null while nothing is changed. */
  const [changed, setChanged] = useState<{ stores: Bound; version: number } | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const draft = changed ? changed.stores : stored;
  const dirty = !isSame(draft, stored);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    setError(null);
    try {
      await open.bind(draft && [...draft], changed?.version ?? person.version);
      setChanged(null);
      tell.done('Магазины сохранены');
    } catch (refused) {
      setError(refused);
      // What somebody else has bound meanwhile is shown; who presses again has seen it.
      if (refused instanceof ApiError && refused.is('general.conflict')) setChanged(null);
    } finally {
      setSaving(false);
    }
  }
  return {
    ...{ draft, dirty, saving, error },
    choose(next: Bound | undefined): void {
      setError(null);
      setChanged(next === undefined ? null : { stores: next, version: changed?.version ?? person.version });
    },
    save: () => void save(),
  };
}
