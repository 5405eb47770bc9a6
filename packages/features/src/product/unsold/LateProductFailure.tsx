import { late, latePart } from '../../code/index.ts';

const load = async () => (await import('./late.ts')).ProductFailure;

/** That there is no such product here, with ways on; most pages have one and fetch none of it. */
export const LateProductFailure = latePart(import.meta.env.SSR ? await load() : late(load), null);
