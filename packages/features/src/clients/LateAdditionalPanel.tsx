import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).AdditionalPanel;
const place = <Skeleton shape="tile" height="30em" />;

/** What staff add to the order, once the code is there: as the client's panel, for staff alone. */
export const LateAdditionalPanel = latePart(import.meta.env.SSR ? await load() : late(load), place);
