import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';
import type { ClientPanelProps } from './ClientPanel.tsx';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).ClientPanel;

/** The server has the panel at once; a browser fetches its code where staff see it, and nowhere else. */
const Panel = import.meta.env.SSR ? await load() : late(load);
const place = <Skeleton shape="tile" height="12em" />;

/** Whom the order is for, once the code is there. */
export function LateClientPanel(props: ClientPanelProps) {
  return (
    <LateBoundary fallback={place}>
      <Panel {...props} />
    </LateBoundary>
  );
}
