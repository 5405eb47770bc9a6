import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).OrderPapers;
const place = <Skeleton shape="tile" height="24em" />;

/** Repeat and receipt, once their code is there. */
export const LateOrderPapers = latePart(import.meta.env.SSR ? await load() : late(load), place);
