import type { Info } from '@siren/contract/info';
import type { StaffOrder } from './useStaffOrder.ts';

/** Whose money pays: of whom the lookup told nothing the shop knows no bonus, and that of the staff is their own. */
export function walletOf(info: Info, staff: StaffOrder | null): Info {
  return staff?.user.status === 'unavailable' ? { ...info, wallet: { ...info.wallet, bonus: 0 } } : info;
}
