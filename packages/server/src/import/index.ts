export { paramGroup } from './offers/index.ts';
export { refreshGroups } from './groups/index.ts';
export { endExchange, importFeed, NEW_DAYS, UnknownRegionError } from './importFeed.ts';
export type { ImportedFile, ImportOptions } from './importFeed.ts';
export { problem as problemLine } from './problems/index.ts';
export type { Problem, ProblemCode } from './problems/index.ts';
export { childOf, childrenOf, textOf } from './commerceml/index.ts';
export type { XmlNode } from './commerceml/index.ts';
export { keepColumns, keptColumns } from './table/index.ts';
export { seeFile } from './seeFile.ts';
export type { SeenTable } from './seeFile.ts';
export { readXml, refuseErrors } from './feed/index.ts';
export { FeedError } from './problems/index.ts';
export { keepPictures } from './keepPictures.ts';
export { runImport } from './runImport.ts';
export type { RunImportOptions } from './runImport.ts';
export type { WholeKinds } from './commerceml/index.ts';
export { shortName } from './text/index.ts';
export {
  ImportBusyError,
  RunCancelled,
  RunInterrupted,
  RunOver,
  RunUnchanged,
  withSourceLock,
} from './runs/index.ts';
export type { ImportSummary } from './runs/index.ts';
export { forgetFetched } from './runs/index.ts';
