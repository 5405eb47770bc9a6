export { useWallet } from './useWallet.ts';
export type { WalletUse } from './useWallet.ts';
