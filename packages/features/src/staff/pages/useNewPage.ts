import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { StaffPage } from '@siren/domain/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { screenPath } from '../kit/index.ts';

export type NewPageWish = Omit<PayloadOf<'/api/admin/pages/create'>, 'idempotencyKey'>;

const isRefused = (error: unknown, key: 'page.path_taken' | 'page.made_otherwise'): error is ApiError =>
  error instanceof ApiError && error.is(key);

/** Sends the wish for a page under one key, so that a press that is repeated makes one page. */
export function useNewPage() {
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
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
      if (isRefused(refused, 'page.path_taken')) setRefusedPath(wish.path);
      else setError(refused);
      // What was made before is told then: the next press is for another one.
      if (isRefused(refused, 'page.made_otherwise')) setKey(newIdempotencyKey());
      setSending(false);
    }
  }
  /** What an earlier press has made, where that is something else. */
  const madeBefore = isRefused(error, 'page.made_otherwise') ? (error.body.data as StaffPage) : null;
  return { make, sending, error, refusedPath, madeBefore };
}
