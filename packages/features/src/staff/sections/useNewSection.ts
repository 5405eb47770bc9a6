import type { NewSection } from '@siren/domain/sections';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';

/** Sends the wish for a section under one key, so that a press that is repeated makes one section. */
export function useNewSection(onMade: (id: number) => void) {
  const api = useApi();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function make(wish: NewSection): Promise<void> {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await api.call('/api/admin/sections/create', { idempotencyKey, ...wish });
      onMade(id);
    } catch (refused) {
      setError(refused);
      setSending(false);
    }
  }
  return { make, sending, error };
}
