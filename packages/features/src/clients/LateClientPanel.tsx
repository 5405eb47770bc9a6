import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).ClientPanel;
const place = <Skeleton shape="tile" height="12em" />;

/** Whom the order is for, once the code is there: a browser fetches it where staff see the panel, and nowhere else. */
export const LateClientPanel = latePart(import.meta.env.SSR ? await load() : late(load), place);
