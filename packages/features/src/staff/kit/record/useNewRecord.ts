import { ApiError } from '@siren/contract/errors';
import type { ErrorKey } from '@siren/contract/errors';
import type { Fields } from '@siren/domain/records';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCheckedForm } from './useCheckedForm.ts';
import type { CheckedForm, CheckedFormOptions } from './useCheckedForm.ts';
import { useRequestKey } from './useRequestKey.ts';

/** What every record has. */
interface Numbered {
  id: number;
}

export interface NewRecordOptions<Of extends Fields> extends Pick<
  CheckedFormOptions<Of>,
  'stored' | 'problemsOf' | 'isSound'
> {
  /** Names the draft among those of this browser, e.g. `coupon/new`. */
  name: string;
  /** The refusal that brings what an earlier press with the same key has made, where that is something else. */
  otherwise: ErrorKey;
  /** Sends it under a key. */
  make(fields: Of, idempotencyKey: string): Promise<Numbered>;
  /** Where a record is. */
  pathOf(id: number): string;
}

export interface NewRecord<Of extends Fields, Made extends Numbered> extends CheckedForm<Of> {
  /** What an earlier press with this key has made, where that is something else. */
  madeBefore: Made | null;
  pathOf(id: number): string;
}

/**
 * A record that is to be made, under one key, so that a press that is repeated makes one. What was typed outlives a reload, and so does
 * its key. While it is on its way nothing is changed: what is made is what is seen.
 */
export function useNewRecord<Of extends Fields, Made extends Numbered>({
  name,
  stored,
  otherwise,
  make,
  pathOf,
  ...rules
}: NewRecordOptions<Of>): NewRecord<Of, Made> {
  const navigate = useNavigate();
  const key = useRequestKey(name);
  const [made, setMade] = useState<number | null>(null);
  const form = useCheckedForm<Of>({
    ...{ ...rules, name, stored, isNew: true },
    async send(_, fields) {
      const { id } = await make(fields, key.take());
      key.forget();
      setMade(id);
      // The draft is used up.
      return stored;
    },
  });
  const way = made === null || form.dirty ? null : pathOf(made);
  useEffect(() => {
    // «Back» leads to where one came from: the record is made.
    if (way !== null) void navigate(way, { replace: true });
  }, [way, navigate]);
  const { error } = form;
  const madeBefore = error instanceof ApiError && error.is(otherwise) ? (error.body.data as Made) : null;
  return {
    ...form,
    pathOf,
    async save() {
      // What was made before was told: this press is for another one.
      if (madeBefore) key.forget();
      await form.save();
    },
    set(field, value) {
      if (!form.saving) form.set(field, value);
    },
    undo() {
      key.forget();
      form.undo();
    },
    madeBefore,
  };
}
