import { ApiError } from '@siren/contract/errors';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';

export interface CellOptions {
  /** What is shown now. */
  text: string;
  /** What is wrong with a text; null where it can be saved. */
  problemOf(text: string): string | null;
  /** Saves it. Rejects with the refusal. */
  save(text: string): Promise<void>;
}

/** What is typed into a cell, and what it was typed over. */
interface Draft {
  text: string;
  over: string;
}

/** A cell that is edited in its place. What cannot be saved stays typed, with the reason. */
export function useCell({ text, problemOf, save }: CellOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  /** Sent: the cell shows what was sent while the answer is on its way. */
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState(false);

  const leave = () => {
    setDraft(null);
    setError(undefined);
    setConflict(false);
  };
  async function send(typed: string): Promise<void> {
    setSent(true);
    try {
      await save(typed);
      leave();
    } catch (refused) {
      const isConflict = refused instanceof ApiError && refused.is('general.conflict');
      setConflict(isConflict);
      setError(isConflict ? undefined : errorText(refused));
    } finally {
      setSent(false);
    }
  }
  return {
    draft: draft?.text ?? text,
    editing: draft !== null && !sent,
    error,
    /** Somebody has written something else meanwhile. */
    conflict,
    begin: () => !sent && setDraft({ text, over: text }),
    type(typed: string) {
      setError(undefined);
      setDraft((before) => before && { ...before, text: typed });
    },
    leave,
    /** Whether the cell is left by it. */
    commit(): boolean {
      if (!draft || sent || conflict) return false;
      if (draft.text === draft.over) {
        leave();
        return true;
      }
      const problem = problemOf(draft.text);
      if (problem !== null) {
        setError(problem);
        return false;
      }
      if (text !== draft.over) setConflict(true);
      else void send(draft.text);
      return text === draft.over;
    },
    choose(whose: 'mine' | 'theirs') {
      if (!draft || whose === 'theirs') leave();
      else {
        setConflict(false);
        void send(draft.text);
      }
    },
  };
}
