export { attachedCertificates } from './attachedCertificates.ts';
export { clientCertificates } from './clientCertificates.ts';
export { certificatesHandlers } from './certificatesHandlers.ts';
export { readWallet } from './readWallet.ts';
