import { changedFields } from '@siren/domain/records';
import type { Fields } from '@siren/domain/records';
import { useState } from 'react';
import { useTell } from '../useTell.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { RecordForm, RecordFormOptions } from './useRecordForm.ts';

export interface CheckedForm<Of extends Fields> extends RecordForm<Of> {
  /** As it is stored. */
  stored: Of;
  /** How many fields differ from what is stored. */
  changed: number;
  /** What is wrong with a field, once it was tried to save; undefined where nothing is. */
  problemOf(field: string): string | undefined;
}

export interface CheckedFormOptions<Of extends Fields> extends Omit<RecordFormOptions<Of>, 'send'> {
  /** What is wrong, by field: nothing is sent then. */
  problemsOf(fields: Of): Readonly<Partial<Record<string, string>>>;
  /** Sends what differs, of these fields; answers them as they are stored then. Rejects with the refusal. */
  send(changed: Partial<Of>, fields: Of): Promise<Of>;
}

/** Fields of a record that are looked through before they are sent, and saved as one. */
export function useCheckedForm<Of extends Fields>({
  name,
  stored,
  isNew,
  isSound,
  problemsOf,
  send,
}: CheckedFormOptions<Of>): CheckedForm<Of> {
  const tell = useTell();
  const [tried, setTried] = useState(false);
  const form = useRecordForm<Of>({
    name,
    stored,
    ...(isNew && { isNew }),
    // What cannot be looked through is no draft of this form.
    isSound(fields) {
      problemsOf(fields);
      return isSound?.(fields) ?? true;
    },
    async send(changed) {
      const saved = await send(changed, form.fields);
      setTried(false);
      tell.done('Сохранено');
      return saved;
    },
  });
  const problems = problemsOf(form.fields);
  return {
    ...form,
    stored,
    changed: Object.keys(changedFields(form.fields, stored)).length,
    problemOf: (field) => (tried ? problems[field] : undefined),
    undo() {
      setTried(false);
      form.undo();
    },
    async save() {
      setTried(true);
      if (Object.keys(problems).length === 0) await form.save();
    },
  };
}
