import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';
import type { CodeFormProps } from '../login/index.ts';

const load = async () => (await import('./late.ts')).CodeForm;
const Form = import.meta.env.SSR ? await load() : late(load);
const place = <Skeleton shape="control" height="8em" />;

/** The proof by a code, once its code is there. */
export function LateCodeForm(props: CodeFormProps) {
  return (
    <LateBoundary fallback={place}>
      <Form {...props} />
    </LateBoundary>
  );
}
