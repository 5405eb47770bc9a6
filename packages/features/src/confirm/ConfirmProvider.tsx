import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiProvider, useApi } from '../api/index.ts';
import { useCode } from '../code/index.ts';
import { confirmingApi } from './confirmingApi.ts';

/** Hardly anybody is ever asked. */
const loadDialog = async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog;

interface Asking {
  word: Promise<boolean>;
  answer(given: boolean): void;
}

/** One question at a time: calls that are refused meanwhile wait for the same word. */
function createQuestion() {
  let asking: Asking | null = null;
  return {
    ask(): Promise<boolean> {
      if (!asking) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        asking = { word: promise, answer: resolve };
      }
      return asking.word;
    },
    answer(given: boolean): void {
      asking?.answer(given);
      asking = null;
    },
  };
}

/** Asks for the password or a code where a call needs its user's word, and has the call made again. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [open, setOpen] = useState(false);
  const [question] = useState(createQuestion);
  const confirming = useMemo(() => {
    const ask = async (): Promise<boolean> => {
      if (!(await fetchDialog())) return false;
      setOpen(true);
      return question.ask();
    };
    return confirmingApi(api, ask);
  }, [api, fetchDialog, question]);

  function close(given: boolean): void {
    setOpen(false);
    question.answer(given);
  }
  return (
    <ApiProvider api={confirming}>
      {children}
      {Dialog && <Dialog open={open} onClose={close} />}
    </ApiProvider>
  );
}
