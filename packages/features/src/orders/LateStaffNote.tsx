import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).StaffNoteCard;
const place = <Skeleton shape="tile" height="14em" />;

/** What staff noted, once the code is there: buyers never download it. */
export const LateStaffNote = latePart(import.meta.env.SSR ? await load() : late(load), place);
