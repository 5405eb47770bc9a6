import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).StoreLine;

/** The nearest store as the server drew it: what is pressed there is a plain link, with its code and without. */
export const LateStoreLine = latePart(import.meta.env.SSR ? await load() : late(load), null);
