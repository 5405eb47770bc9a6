import type { PriceChange, PricePreview } from '@siren/domain/goods';
import { useEffect, useState } from 'react';
import { useApi, useSettled } from '../../../api/index.ts';

/** Pause after a change of the form before it is asked what comes of it, ms. */
const PAUSE = 250;

/** What was answered last, and to which question. */
interface Told {
  of: string | null;
  preview: PricePreview | null;
  error: unknown;
}

export interface ShownPreview {
  /** The last one that came, be it of another change; null before the first. */
  preview: PricePreview | null;
  /** Another one is on its way. */
  pending: boolean;
  /** Why there is none of this change; null where there is one, or one is on its way. */
  error: unknown;
  ask(): void;
}

/** What a change would do to goods; null asks for nothing. Only the last question is listened to. */
export function usePricePreview(change: PriceChange | null, goods: readonly number[]): ShownPreview {
  const api = useApi();
  const [told, setTold] = useState<Told>({ of: null, preview: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(change && { change, goods });
  const settled = useSettled(wanted, PAUSE);
  useEffect(() => {
    const asked = JSON.parse(settled) as { change: PriceChange; goods: number[] } | null;
    if (asked === null) return undefined;
    const controller = new AbortController();
    const tell = (next: (before: Told) => Told) => {
      if (!controller.signal.aborted) setTold(next);
    };
    api.call('/api/admin/catalog/preview-prices', asked, { signal: controller.signal }).then(
      (preview) => tell(() => ({ of: settled, preview, error: null })),
      (error: unknown) => tell(({ preview }) => ({ of: settled, preview, error })),
    );
    return () => controller.abort();
  }, [api, settled, attempt]);
  const pending = change !== null && told.of !== wanted;
  return {
    preview: told.preview,
    pending,
    error: pending ? null : told.error,
    ask() {
      setTold(({ preview }) => ({ of: null, preview, error: null }));
      setAttempt(attempt + 1);
    },
  };
}
