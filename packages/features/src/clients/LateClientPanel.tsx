import { Skeleton } from '@siren/ui/skeleton';
import { Suspense } from 'react';
import { late } from '../code/index.ts';
import type { ClientPanelProps } from './ClientPanel.tsx';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).ClientPanel;

/** The server has the panel at once; a browser fetches its code where staff see it, and nowhere else. */
const Panel = import.meta.env.SSR ? await load() : late(load);

/** Whom the order is for, once the code is there. */
export function LateClientPanel(props: ClientPanelProps) {
  return (
    <Suspense fallback={<Skeleton shape="tile" height="12em" />}>
      <Panel {...props} />
    </Suspense>
  );
}
