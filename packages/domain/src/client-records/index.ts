export { correctedBonus } from './correctedBonus.ts';
export { ERASED_NAME, erasingProblem, erasingWord, hindersErasing } from './erasing.ts';
export type { ClientErasing, ErasingWish, OpenOrder } from './erasing.ts';
export { isStaffAccount } from './isStaffAccount.ts';
export { ERASED_WORD, fullName, withoutMentions } from './mentions.ts';
export type { Mentioned } from './mentions.ts';
export { readClientQuery } from './readClientQuery.ts';
export type { ClientQuery } from './readClientQuery.ts';
export { BONUS_PAGE, bonusChangeKinds, clientSorts } from './staffClients.ts';
export type {
  BonusChangeKind,
  BonusLine,
  ClientCertificate,
  ClientFilters,
  ClientOrder,
  ClientSession,
  StaffClient,
  StaffClientRow,
} from './staffClients.ts';
