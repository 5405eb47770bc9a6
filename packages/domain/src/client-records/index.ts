export { correctedBonus } from './correctedBonus.ts';
export { isStaffAccount } from './isStaffAccount.ts';
export { readClientQuery } from './readClientQuery.ts';
export type { ClientQuery } from './readClientQuery.ts';
export { clientSorts } from './staffClients.ts';
export type {
  ClientCertificate,
  ClientFilters,
  ClientOrder,
  StaffClient,
  StaffClientRow,
} from './staffClients.ts';
