import { useMemo, useRef, useState } from 'react';
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

/** Asks for the password or a code where a call needs its user's word, and has the call made again. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [open, setOpen] = useState(false);
  const asking = useRef<Asking | null>(null);
  const confirming = useMemo(() => {
    const ask = async (): Promise<boolean> => {
      if (!(await fetchDialog())) return false;
      // Calls that are refused meanwhile wait for the same word.
      if (!asking.current) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        asking.current = { word: promise, answer: resolve };
      }
      setOpen(true);
      return asking.current.word;
    };
    return confirmingApi(api, ask);
  }, [api, fetchDialog]);

  function close(given: boolean): void {
    setOpen(false);
    asking.current?.answer(given);
    asking.current = null;
  }
  return (
    <ApiProvider api={confirming}>
      {children}
      {Dialog && <Dialog open={open} onClose={close} />}
    </ApiProvider>
  );
}
