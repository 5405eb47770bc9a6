import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./lateFactor.ts')).FactorPart;

/** The second factor of the staff, once its code is there. */
export const LateFactorPart = latePart(
  import.meta.env.SSR ? await load() : late(load),
  <Skeleton shape="tile" height="8em" />,
);
