import { Skeleton } from '@siren/ui/skeleton';
import { insist, late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).BuyerPart;

/** The server has the fields at once; the browser fetches their code beside the rows', and wakes them up after these. */
const loaded = import.meta.env.SSR ? load() : insist(load);
const place = <Skeleton height="32em" />;

/** The buyer's form, once its code is there. */
export const LateBuyerPart = latePart(import.meta.env.SSR ? await loaded : late(() => loaded), place);
