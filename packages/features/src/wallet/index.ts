export { PayMeans } from './PayMeans.tsx';
export type { PayMeansProps } from './PayMeans.tsx';
export { useCoupon } from './useCoupon.ts';
export { useWallet } from './useWallet.ts';
export type { WalletUse } from './useWallet.ts';
