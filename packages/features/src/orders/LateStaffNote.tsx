import type { StaffNote } from '@siren/domain/orders';
import { Skeleton } from '@siren/ui/skeleton';
import { Suspense } from 'react';
import { late } from '../code/index.ts';

const load = async () => (await import('./late.ts')).StaffNoteCard;
const Card = import.meta.env.SSR ? await load() : late(load);

/** What staff noted, once the code is there: buyers never download it. */
export function LateStaffNote({ note }: { note: StaffNote }) {
  return (
    <Suspense fallback={<Skeleton shape="tile" height="14em" />}>
      <Card note={note} />
    </Suspense>
  );
}
