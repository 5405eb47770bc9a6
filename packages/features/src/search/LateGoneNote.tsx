import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).GoneNote;

/** What is said of goods that are no longer sold; most searches are for others and fetch none of it. */
export const LateGoneNote = latePart(import.meta.env.SSR ? await load() : late(load), null);
