import { PayMeans } from './PayMeans.tsx';
import type { PayMeansProps } from './PayMeans.tsx';
import { useCertificates } from './useCertificates.ts';
import { useCoupon } from './useCoupon.ts';
import type { WalletUse } from './useWallet.ts';

export interface PayMeansPanelProps extends Pick<PayMeansProps, 'cart' | 'summary' | 'guest'> {
  paying: WalletUse;
}

/** Coupon, certificates and bonus, wired to the cart and the wallet. */
export function PayMeansPanel({ paying, ...shown }: PayMeansPanelProps) {
  const { wallet, useBonus, onUseBonus, onBusy } = paying;
  const certificates = useCertificates(onBusy);
  const coupon = useCoupon();
  return <PayMeans {...shown} wallet={{ wallet, useBonus, onUseBonus, ...certificates }} coupon={coupon} />;
}
