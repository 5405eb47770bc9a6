import { Suspense } from 'react';
import { late } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';
import type { OrderTroubleNoteProps } from './OrderTroubleNote.tsx';

const Note = late(async () => (await fetchLate()).OrderTroubleNote);

/** Why nothing was ordered: most buyers never see it. */
export function LateOrderTrouble(props: OrderTroubleNoteProps) {
  return (
    <Suspense>
      <Note {...props} />
    </Suspense>
  );
}
