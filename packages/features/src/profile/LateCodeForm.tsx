import { Skeleton } from '@siren/ui/skeleton';
import { Suspense } from 'react';
import { late } from '../code/index.ts';
import type { CodeFormProps } from '../login/index.ts';

const load = async () => (await import('./late.ts')).CodeForm;
const Form = import.meta.env.SSR ? await load() : late(load);

/** The proof by a code, once its code is there. */
export function LateCodeForm(props: CodeFormProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" height="8em" />}>
      <Form {...props} />
    </Suspense>
  );
}
