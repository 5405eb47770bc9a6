import { Skeleton } from '@siren/ui/skeleton';
import { insist, late, LateBoundary } from '../code/index.ts';
import type { ServicePickerProps } from '../services/index.ts';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).ServicePicker;

/** As the buyer's fields: fetched beside the rows' code, woken up after these. */
const loaded = import.meta.env.SSR ? load() : insist(load);
const place = <Skeleton height="20em" />;
const Picker = import.meta.env.SSR ? await loaded : late(() => loaded);

/** Delivery and services, once their code is there. */
export function LateServicePicker(props: ServicePickerProps) {
  return (
    <LateBoundary fallback={place}>
      <Picker {...props} />
    </LateBoundary>
  );
}
