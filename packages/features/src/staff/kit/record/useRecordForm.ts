import { changedFields, mergeFields } from '@siren/domain/records';
import type { Fields } from '@siren/domain/records';
import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '../../../info/index.ts';
import { draftIn } from './draftIn.ts';

export interface RecordFormOptions<Of extends Fields> {
  /** Names the record among the drafts of this browser, e.g. `order/100007`. */
  name: string;
  /** The fields as they are stored. */
  stored: Of;
  /** It is being made: nobody else changes it, and `stored` is but what it begins with. @default false */
  isNew?: boolean;
  /** Whether a draft that was kept can be read; it is forgotten otherwise. May throw. @default any that has the names */
  isSound?(fields: Of): boolean;
  /** Sends what differs; answers the fields as they are stored then. Rejects with the refusal. */
  send(changed: Partial<Of>): Promise<Of>;
}

export interface RecordForm<Of extends Fields> {
  fields: Of;
  set<Name extends keyof Of & string>(name: Name, value: Of[Name]): void;
  /** Whether something differs from what is stored. */
  dirty: boolean;
  /** Fields that somebody else has changed meanwhile, and to something else. */
  conflicts: (keyof Of & string)[];
  /** Settles a conflict: what stands in the form stays, or what is stored takes its place. */
  choose(name: keyof Of & string, whose: 'mine' | 'theirs'): void;
  save(): Promise<void>;
  saving: boolean;
  /** Why the last try was refused. */
  error: unknown;
  /** Back to what is stored. */
  undo(): void;
}

const differ = <Of extends Fields>(one: Of, other: Of): boolean =>
  Object.keys(changedFields(one, other)).length > 0;

/** Fields of a record that are changed and saved: nobody’s words are lost, neither one’s own nor another’s. */
export function useRecordForm<Of extends Fields>({
  name,
  stored,
  isNew = false,
  isSound,
  send,
}: RecordFormOptions<Of>): RecordForm<Of> {
  const key = `draft/${name}`;
  const [draft, setDraft] = useState(
    () => draftIn(readOwn(key), stored, isSound) ?? { base: stored, mine: stored },
  );
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { merged: fields, conflicts: clashes } = mergeFields({ ...draft, theirs: stored });
  // While one's own words are on their way what is stored may be them already.
  const conflicts = saving || isNew ? [] : clashes;
  const dirty = differ(fields, stored);
  // Where nothing clashes what is stored now is what one goes on from.
  // A record may have more fields by now, or fewer.
  const isOld = differ(draft.base, stored) || differ(stored, draft.base);
  if (!saving && conflicts.length === 0 && isOld) setDraft({ base: stored, mine: fields });
  const kept = JSON.stringify(dirty ? { base: draft.base, mine: fields } : null);
  useEffect(() => writeOwn(key, JSON.parse(kept)), [key, kept]);

  async function save(): Promise<void> {
    // What is begun with may be all that one wants of a new one.
    if (saving || (!dirty && !isNew) || conflicts.length > 0) return;
    setSaving(true);
    setError(null);
    try {
      const saved = await send(changedFields(fields, stored));
      // What was typed meanwhile goes on from what is stored now, which the server may have trimmed.
      setDraft(({ mine }) => ({
        base: saved,
        mine: mergeFields({ base: fields, mine, theirs: saved }).merged,
      }));
    } catch (refused) {
      setError(refused);
    } finally {
      setSaving(false);
    }
  }
  return {
    fields,
    set: (field, value) => {
      setError(null);
      // Two that are set by one press both stay.
      setDraft((now) => ({
        base: now.base,
        mine: { ...mergeFields({ ...now, theirs: stored }).merged, [field]: value },
      }));
    },
    dirty,
    conflicts,
    choose(field, whose) {
      setError(null);
      const settled = { ...draft.base, [field]: stored[field] };
      setDraft({ base: settled, mine: whose === 'mine' ? fields : { ...fields, [field]: stored[field] } });
    },
    save,
    saving,
    error,
    undo() {
      setError(null);
      setDraft({ base: stored, mine: stored });
    },
  };
}
