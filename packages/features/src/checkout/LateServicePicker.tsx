import { Skeleton } from '@siren/ui/skeleton';
import { insist, late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).ServicePicker;

/** As the buyer's fields: fetched beside the rows' code, woken up after these. */
const loaded = import.meta.env.SSR ? load() : insist(load);
const place = <Skeleton height="20em" />;

/** Delivery and services, once their code is there. */
export const LateServicePicker = latePart(import.meta.env.SSR ? await loaded : late(() => loaded), place);
