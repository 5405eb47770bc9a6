import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).NothingFound;

/** Ways on where nothing was found; most searches find something and fetch none of it. */
export const LateNothingFound = latePart(import.meta.env.SSR ? await load() : late(load), null);
