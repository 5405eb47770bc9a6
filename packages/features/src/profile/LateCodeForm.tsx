import { Skeleton } from '@siren/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { CodeFormProps } from '../login/index.ts';

const load = async () => ({ default: (await import('./late.ts')).CodeForm });
const Form = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The proof by a code, once its code is there. */
export function LateCodeForm(props: CodeFormProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" height="8em" />}>
      <Form {...props} />
    </Suspense>
  );
}
