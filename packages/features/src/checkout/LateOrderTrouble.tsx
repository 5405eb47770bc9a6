import { lazy, Suspense } from 'react';
import type { OrderTroubleNoteProps } from './OrderTroubleNote.tsx';

const Note = lazy(async () => ({ default: (await import('./late.ts')).OrderTroubleNote }));

/** Why nothing was ordered: most buyers never see it. */
export function LateOrderTrouble(props: OrderTroubleNoteProps) {
  return (
    <Suspense>
      <Note {...props} />
    </Suspense>
  );
}
