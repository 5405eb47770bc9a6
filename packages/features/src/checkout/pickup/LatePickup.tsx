import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../../code/index.ts';

const load = async () => (await import('./PickupPart.tsx')).PickupPart;
const place = <Skeleton shape="tile" height="24em" />;

/** Where the order is fetched; its code comes with the first choice of that. */
export const LatePickup = latePart(import.meta.env.SSR ? await load() : late(load), place);
