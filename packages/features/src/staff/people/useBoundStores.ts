import type { Person } from '@siren/domain/people';
import { useState } from 'react';
import { useHoldTab, useTell } from '../kit/index.ts';
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
  /** undefined while nothing is changed. */
  const [changed, setChanged] = useState<Bound | undefined>();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const draft = changed === undefined ? stored : changed;
  const dirty = !isSame(draft, stored);
  useHoldTab(dirty);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    setError(null);
    try {
      await open.bind(draft && [...draft]);
      setChanged(undefined);
      tell.done('Магазины сохранены');
    } catch (refused) {
      setError(refused);
    } finally {
      setSaving(false);
    }
  }
  return {
    ...{ draft, dirty, saving, error },
    choose(next: Bound | undefined): void {
      setError(null);
      setChanged(next);
    },
    save: () => void save(),
  };
}
