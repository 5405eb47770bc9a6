import { PayMeans } from './PayMeans.tsx';
import type { PayMeansProps } from './PayMeans.tsx';
import { useCertificates } from './useCertificates.ts';
import { useCoupon } from './useCoupon.ts';
import type { WalletUse } from './useWallet.ts';

export interface PayMeansPanelProps extends Pick<PayMeansProps, 'cart' | 'summary' | 'guest'> {
  paying: WalletUse;
  /** A certificate could not be attached or taken off. */
  onFailure(): void;
}

/** Coupon, certificates and bonus, wired to the cart and the wallet. */
export function PayMeansPanel({ paying, onFailure, ...shown }: PayMeansPanelProps) {
  const { wallet, useBonus, onUseBonus, onBusy } = paying;
  const certificates = useCertificates(onBusy, onFailure);
  const coupon = useCoupon();
  return <PayMeans {...shown} wallet={{ wallet, useBonus, onUseBonus, ...certificates }} coupon={coupon} />;
}
