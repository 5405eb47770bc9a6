import type { StaffNote } from '@siren/domain/orders';
import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';

const load = async () => (await import('./late.ts')).StaffNoteCard;
const Card = import.meta.env.SSR ? await load() : late(load);
const place = <Skeleton shape="tile" height="14em" />;

/** What staff noted, once the code is there: buyers never download it. */
export function LateStaffNote({ note }: { note: StaffNote }) {
  return (
    <LateBoundary fallback={place}>
      <Card note={note} />
    </LateBoundary>
  );
}
