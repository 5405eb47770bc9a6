import { DEFAULT_BUYER_NAME } from '@siren/domain/checkout';
import type { Order } from '@siren/domain/orders';
import { formatPhone } from '@siren/ui/format';
import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';
import { useInfo } from '../info/index.ts';
import * as css from './OrderView.css.ts';

const load = async () => (await import('./lateAccount.ts')).CreateAccount;
const place = <Skeleton shape="tile" height="20em" />;
const Part = latePart(import.meta.env.SSR ? await load() : late(load), place);

/** Offers an account to a guest who has ordered, made of what the order knows; where registration is closed, nothing. */
export function LateCreateAccount({ order }: { order: Order }) {
  const info = useInfo();
  if (info?.user !== null || !info.sendsCodes) return null;
  const { name, phone } = order.customer;
  const known = { contact: formatPhone(phone), address: order.delivery.address };
  return (
    <div className={css.account}>
      <Part known={name === DEFAULT_BUYER_NAME ? known : { ...known, name }} />
    </div>
  );
}
