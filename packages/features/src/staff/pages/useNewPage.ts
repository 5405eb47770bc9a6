import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';

export type NewPageWish = Omit<PayloadOf<'/api/admin/pages/create'>, 'idempotencyKey'>;

/** Sends the wish for a page under one key, so that a press that is repeated makes one page. */
export function useNewPage() {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** An address that somebody else took meanwhile. */
  const [refusedPath, setRefusedPath] = useState<string | null>(null);
  async function make(wish: NewPageWish): Promise<void> {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      const { id } = await api.call('/api/admin/pages/create', { idempotencyKey, ...wish });
      // «Back» leads to where one came from: the page is made.
      void navigate(`${screenPath('pages')}/${id}`, { replace: true });
    } catch (refused) {
      if (refused instanceof ApiError && refused.is('page.path_taken')) setRefusedPath(wish.path);
      else setError(refused);
      setSending(false);
    }
  }
  return { make, sending, error, refusedPath };
}
