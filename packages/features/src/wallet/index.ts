export { PayMeansPanel } from './PayMeansPanel.tsx';
export type { PayMeansPanelProps } from './PayMeansPanel.tsx';
export { useWallet } from './useWallet.ts';
export type { WalletUse } from './useWallet.ts';
