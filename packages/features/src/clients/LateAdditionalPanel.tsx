import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';
import type { AdditionalPanelProps } from './AdditionalPanel.tsx';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).AdditionalPanel;

/** As the client's panel: for staff alone. */
const Panel = import.meta.env.SSR ? await load() : late(load);
const place = <Skeleton shape="tile" height="30em" />;

/** What staff add to the order, once the code is there. */
export function LateAdditionalPanel(props: AdditionalPanelProps) {
  return (
    <LateBoundary fallback={place}>
      <Panel {...props} />
    </LateBoundary>
  );
}
