import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).StoresPart;
const place = <Skeleton shape="tile" height="30em" />;

/** Stores as a list and on a map, once their code is there; the browser fetches it after what stands above them. */
export const LateStoresPart = latePart(import.meta.env.SSR ? await load() : late(load), place);
