import type { Api } from '@siren/contract/calls';
import { useEffect, useState } from 'react';
import { useApi, useSettled } from '../../../api/index.ts';

/** Pause after a change of the form before it is asked what comes of it, ms. */
const PAUSE = 250;

/** What was answered last, and to which question. */
interface Told<Preview> {
  of: string | null;
  preview: Preview | null;
  error: unknown;
}

export interface ShownPreview<Preview> {
  /** The last one that came, be it of another change; null before the first. */
  preview: Preview | null;
  /** Another one is on its way. */
  pending: boolean;
  /** Why there is none of this change; null where there is one, or one is on its way. */
  error: unknown;
  ask(): void;
}

/** How a preview is asked for. */
export type AskPreview<Wish, Preview> = (
  api: Api,
  wish: Wish,
  options: { signal: AbortSignal },
) => Promise<Preview>;

/**
 * What a change would do to goods. Only the last question is listened to.
 *
 * @param wish null asks for nothing
 * @param asking the same function each time
 */
export function usePreview<Wish, Preview>(
  wish: Wish | null,
  asking: AskPreview<Wish, Preview>,
): ShownPreview<Preview> {
  const api = useApi();
  const [told, setTold] = useState<Told<Preview>>({ of: null, preview: null, error: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(wish);
  const settled = useSettled(wanted, PAUSE);
  useEffect(() => {
    const asked = JSON.parse(settled) as Wish | null;
    if (asked === null) return undefined;
    const controller = new AbortController();
    const tell = (next: (before: Told<Preview>) => Told<Preview>) => {
      if (!controller.signal.aborted) setTold(next);
    };
    asking(api, asked, { signal: controller.signal }).then(
      (preview) => tell(() => ({ of: settled, preview, error: null })),
      (error: unknown) => tell(({ preview }) => ({ of: settled, preview, error })),
    );
    return () => controller.abort();
  }, [api, asking, settled, attempt]);
  const pending = wish !== null && told.of !== wanted;
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
