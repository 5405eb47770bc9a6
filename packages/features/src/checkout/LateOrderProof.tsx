import { Suspense } from 'react';
import { late } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';
import type { OrderProofProps } from './OrderProof.tsx';

const Proof = late(async () => (await fetchLate()).OrderProof);

/** Where an order goes on that asked for proof: hardly any buyer ever sees it. */
export function LateOrderProof(props: OrderProofProps) {
  return (
    <Suspense>
      <Proof {...props} />
    </Suspense>
  );
}
