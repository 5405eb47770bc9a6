import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath, useTell } from '../kit/index.ts';

/** Begins to load a source under one key, so that a press that is repeated begins one run; then leads to it. */
export function useLoadSource(id: number) {
  const api = useApi();
  const navigate = useNavigate();
  const tell = useTell();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [busy, setBusy] = useState(false);
  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const run = await api.call('/api/admin/imports/load-source', { idempotencyKey, id });
      void navigate(`${screenPath('imports')}/${run.id}`);
    } catch (refused) {
      tell.failed(refused);
      setBusy(false);
    }
  }
  return { busy, load: () => void (busy || begin()) };
}
