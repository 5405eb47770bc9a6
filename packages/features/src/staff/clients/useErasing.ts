import type { ClientErasing } from '@siren/domain/client-records';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenClient } from './useClient.ts';

/** Erasing a client: what it comes to is read anew at each press, then asked about, or told to be hindered. */
export function useErasing(open: OpenClient) {
  const tell = useTell();
  const [told, setTold] = useState<ClientErasing>();
  const [reading, setReading] = useState(false);
  const [typed, setTyped] = useState('');
  const isHindered = told !== undefined && told.open.length > 0;

  async function ask(): Promise<void> {
    if (reading) return;
    setReading(true);
    try {
      setTold(await open.erasing());
      setTyped('');
    } catch (error) {
      tell.failed(error);
    } finally {
      setReading(false);
    }
  }
  return {
    ask: () => void ask(),
    reading,
    /** Orders that stand against it. */
    hindering: isHindered ? told.open : [],
    /** What it comes to, while that is asked about. */
    asked: isHindered ? undefined : told,
    leave: () => setTold(undefined),
    typed,
    setTyped,
    async erase(): Promise<void> {
      await open.erase({ typed, bonus: told?.goes.bonus ?? 0 });
      tell.done('Данные клиента удалены');
    },
  };
}
