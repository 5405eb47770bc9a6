export type { WholeKinds } from './CommerceRecord.ts';
export { keepFile } from './keepFile.ts';
export { waitingPieces } from './pieces.ts';
export { forgiveAbsent, heldOffers, keepRecords, markAbsent, settleRecords } from './records.ts';
export type { RecordsOf } from './records.ts';
export { rootOf, tellFile } from './tellFile.ts';
export { childOf, childrenOf, textOf } from './XmlNode.ts';
export type { XmlNode } from './XmlNode.ts';
