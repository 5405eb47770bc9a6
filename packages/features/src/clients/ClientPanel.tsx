import type { Client } from '@siren/domain/clients';
import { useInfo } from '../info/index.ts';
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
  const info = useInfo();
  const known = client?.phone === user.phone ? client : null;
  // What pays changes beside this panel, too: the lookup told what there was then.
  const wallet = known && info?.client?.phone === known.phone ? info.wallet : null;
  return (
    <ClientView
      user={user}
      client={known && wallet ? { ...known, money: wallet.bonus, certificates: wallet.certificates } : known}
      asking={asking}
      keptBack={keptBack}
      onLookup={lookup}
      onDetach={detach}
    />
  );
}
