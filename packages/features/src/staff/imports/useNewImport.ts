import type { TableMapping } from '@siren/domain/imports';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';

export interface NewImportWish {
  /** Id of the file that was sent. */
  file: string;
  source: string;
  /** Code of the region. */
  region: string;
  /** Of a table. */
  mapping?: TableMapping;
}

/** Begins a trial under one key, so that a press that is repeated begins one; then leads to it. @param onBegun hears that it has begun */
export function useNewImport(onBegun: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function begin(wish: NewImportWish): Promise<void> {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await api.call('/api/admin/imports/start', { idempotencyKey, ...wish });
      onBegun();
      void navigate(`${screenPath('imports')}/${id}`);
    } catch (refused) {
      setError(refused);
      setSending(false);
    }
  }
  return { begin, sending, error };
}
