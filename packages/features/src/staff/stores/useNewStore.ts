import type { PayloadOf } from '@siren/contract/calls';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';

type NewStore = Omit<PayloadOf<'/api/admin/franchise-stores/create'>, 'idempotencyKey'>;

/** Sends the wish for a store under one key, so that a press that is repeated makes one store. */
export function useNewStore(onMade: (id: number) => void) {
  const api = useApi();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function make(wish: NewStore): Promise<void> {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await api.call('/api/admin/franchise-stores/create', { idempotencyKey, ...wish });
      onMade(id);
    } catch (refused) {
      setError(refused);
      setSending(false);
    }
  }
  return { make, sending, error };
}
