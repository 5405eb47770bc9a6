export { attachedCertificates } from './attachedCertificates.ts';
export { certificatesHandlers } from './certificatesHandlers.ts';
export { readWallet } from './readWallet.ts';
