import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).FactorStep;

/** The second half of a login, which hardly any account has, once its code is there. */
export const LateFactorStep = latePart(
  import.meta.env.SSR ? await load() : late(load),
  <Skeleton shape="control" height="8em" />,
);
