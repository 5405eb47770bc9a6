import { late, latePart } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';
import type { NothingFound } from './NothingFound.tsx';

const load = async () => (await fetchLate()).NothingFound;

/** Ways on where no good meets all filters, once their code is there. */
export const LateNothingFound: typeof NothingFound = latePart(
  import.meta.env.SSR ? await load() : late(load),
  null,
);
