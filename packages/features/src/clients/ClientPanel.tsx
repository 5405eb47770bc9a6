import type { Client } from '@siren/domain/clients';
import { ClientView } from './ClientView.tsx';
import type { StaffOrder } from './useStaffOrder.ts';
import { useClient } from './useClient.ts';

export interface ClientPanelProps {
  /** Whom the server knows the cart to be for. */
  attached: Client | null;
  onUser: StaffOrder['onUser'];
}

/** «Заказ для клиента»: whom a member of staff orders for, found by phone. */
export function ClientPanel({ attached, onUser }: ClientPanelProps) {
  const { user, asking, client, keptBack, lookup, detach } = useClient({ attached, onUser });
  return (
    <ClientView
      user={user}
      client={client?.phone === user.phone ? client : null}
      asking={asking}
      keptBack={keptBack}
      onLookup={lookup}
      onDetach={detach}
    />
  );
}
