import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).CodeForm;
const place = <Skeleton shape="control" height="8em" />;

/** The proof by a code, once its code is there. */
export const LateCodeForm = latePart(import.meta.env.SSR ? await load() : late(load), place);
