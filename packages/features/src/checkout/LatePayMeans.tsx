import { Skeleton } from '@siren/ui/skeleton';
import { insist, late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).PayMeansPanel;

/** As the buyer's fields: fetched beside the rows' code, woken up after these. */
const loaded = import.meta.env.SSR ? load() : insist(load);
const place = <Skeleton height="4em" />;

/** Coupon, certificates and bonus, once their code is there. */
export const LatePayMeans = latePart(import.meta.env.SSR ? await loaded : late(() => loaded), place);
