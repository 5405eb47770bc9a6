import { Skeleton } from '@siren/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { ServicePickerProps } from '../services/index.ts';

const load = async () => ({ default: (await import('./late.ts')).ServicePicker });

/** As the buyer's fields: fetched beside the rows' code, woken up after these. */
const loaded = load();
const Picker = import.meta.env.SSR ? (await loaded).default : lazy(() => loaded);

/** Delivery and services, once their code is there. */
export function LateServicePicker(props: ServicePickerProps) {
  return (
    <Suspense fallback={<Skeleton height="20em" />}>
      <Picker {...props} />
    </Suspense>
  );
}
