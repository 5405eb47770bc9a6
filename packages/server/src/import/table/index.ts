export { lookAtTable } from './lookAtTable.ts';
export type { TableHead } from './lookAtTable.ts';
export { keepColumns, keptColumns } from './readMapping.ts';
export { tablePieces } from './tablePieces.ts';
